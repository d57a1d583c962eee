import { type RefObject, useState } from 'react';
import { formTypesOf, type ProfileFormType } from '#api/member/profile-field-types.ts';
import { addPostField, changePostField } from '#api/post/post-field.client.ts';
import type { PostField } from '#api/post/post-field.contract.ts';
import { t } from '#api/words.ts';
import { WordList } from '#components/moderation/word-list.tsx';
import { OptionDialog } from '#components/post/option-dialog.tsx';
import { Checkbox } from '#components/primitives/checkbox.tsx';
import { useSite } from '#components/shell/site-context.tsx';
import { ChoiceSetting } from './choice-setting.tsx';
import { postVisibilityWords } from './post-type-choices.ts';
import { dataTypeOf, formTypeWords } from './profile-field-choices.ts';
import { slugOf } from './slug-of.ts';
import { TextSetting } from './text-setting.tsx';

interface PostFieldDialogProps {
  /** The field that is changed; without it a new one is made. */
  readonly field?: PostField;
  /** The type that a new field belongs to. */
  readonly postTypeID?: string;
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly onSaved: () => unknown;
}

type Written = Omit<
  PostField,
  'postTypeIDs' | 'dateInserted' | 'dateUpdated' | 'insertUserID' | 'updateUserID' | 'dataType'
> & { readonly dataType: PostField['dataType'] };

const blank: Written = {
  postFieldID: '',
  label: '',
  description: '',
  dataType: 'text',
  formType: 'text',
  dropdownOptions: null,
  visibility: 'public',
  isRequired: false,
  isActive: true,
};

/** How long the words of a field may be. */
const most = { label: 100, description: 500 } as const;

const isName = (name: string): boolean => /^[A-Za-z][\w-]*$/.test(name);

/** Why a field cannot be saved as it is; undefined when it can. */
function lackOf({ label, postFieldID, formType, dropdownOptions }: Written): string | undefined {
  if (label.trim() === '' || !isName(postFieldID)) return t('administration.field.lacking');
  return formType === 'dropdown' && !dropdownOptions?.length ? t('administration.field.options-lacking') : undefined;
}

/** Makes or changes a field of posts; its name for programs and the kind of its answers stay for good (`spec/screens.md` F10). */
export function PostFieldDialog({ field, postTypeID, returnTo, onSaved }: PostFieldDialogProps) {
  const { api } = useSite();
  const [written, setWritten] = useState<Written>(field ?? blank);
  const [hasOwnName, setOwnName] = useState(field !== undefined);
  const set = (part: Partial<Written>) => setWritten((before) => ({ ...before, ...part }));
  const { label, description, formType, dropdownOptions, visibility, isRequired, isActive } = written;
  const words = { label, description, formType, dropdownOptions, visibility, isRequired, isActive };
  const save = () =>
    field
      ? changePostField(api, field.postFieldID, words)
      : addPostField(api, { ...words, postFieldID: written.postFieldID, dataType: written.dataType, postTypeID });
  return (
    <OptionDialog
      title={field ? t('report.settings.edit-named', { name: field.label }) : t('administration.post-field.add')}
      save={save}
      onSaved={onSaved}
      entered={written}
      refusal={lackOf(written)}
      returnTo={returnTo}
    >
      <TextSetting
        label={t('administration.field.label')}
        required
        maxLength={most.label}
        value={label}
        onText={(text) => set({ label: text, ...(!hasOwnName && { postFieldID: slugOf(text).replace(/^\d+-?/, '') }) })}
      />
      <TextSetting
        label={t('report.reasons.api-name')}
        help={t('administration.field.api-name-help')}
        required
        dir="ltr"
        maxLength={most.label}
        readOnly={field !== undefined}
        value={written.postFieldID}
        onText={(postFieldID) => {
          setOwnName(true);
          set({ postFieldID });
        }}
      />
      <TextSetting
        label={t('administration.field.description')}
        maxLength={most.description}
        value={description}
        onText={(text) => set({ description: text })}
      />
      <ChoiceSetting
        label={t('administration.field.form')}
        values={field ? formTypesOf[field.dataType] : (Object.keys(formTypeWords) as ProfileFormType[])}
        words={formTypeWords}
        value={formType}
        onValue={(form) => set({ formType: form, ...(!field && { dataType: dataTypeOf[form] }) })}
      />
      {(formType === 'dropdown' || formType === 'tokens') && (
        <WordList
          label={t('administration.field.options')}
          help={t('administration.field.options-help')}
          words={(dropdownOptions ?? []).map(String)}
          onWords={(options) => set({ dropdownOptions: options })}
        />
      )}
      <ChoiceSetting
        label={t('administration.field.seen')}
        words={postVisibilityWords}
        value={visibility}
        onValue={(seen) => set({ visibility: seen })}
      />
      <Checkbox
        label={t('administration.post-field.required')}
        checked={isRequired}
        onChange={({ target }) => set({ isRequired: target.checked })}
      />
      <Checkbox
        label={t('administration.field.enabled')}
        checked={isActive}
        onChange={({ target }) => set({ isActive: target.checked })}
      />
    </OptionDialog>
  );
}
