import { type RefObject, useState } from 'react';
import { addPostField, changePostField } from '#api/post/type/post-field.client.ts';
import type { PostField } from '#api/post/type/post-field.contract.ts';
import { t } from '#api/translations.ts';
import { slugOf } from '#components/administration/category/slug-of.ts';
import { ChoiceSetting } from '#components/administration/setting/choice-setting.tsx';
import { OptionDialog } from '#components/post/option/option-dialog.tsx';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { FieldSettings, findFieldProblem } from './field-settings.tsx';
import { postVisibilityLabels } from './post-type-choices.ts';

interface PostFieldDialogProps {
  /** The field to edit. Omitted to create one. */
  readonly field?: PostField;
  /** The post type of a new field. */
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

/** The maximum lengths of a field's texts, in characters. */
const most = { label: 100, description: 500 } as const;

/**
 * The dialog that creates or edits a post field. The API name and the data type of an existing field cannot be changed
 * (docs/behavior/administration.md#post-types).
 */
export function PostFieldDialog({ field, postTypeID, returnTo, onSaved }: PostFieldDialogProps) {
  const { api } = useSite();
  const [written, setWritten] = useState<Written>(field ?? blank);
  const [hasOwnName, setOwnName] = useState(field !== undefined);
  const set = (part: Partial<Written>) => setWritten((before) => ({ ...before, ...part }));
  /** The API name of a new field follows its label until the name is edited. */
  const nameFrom = ({ label: text }: Partial<Written>) =>
    text === undefined || hasOwnName ? {} : { postFieldID: slugOf(text).replace(/^\d+-?/, '') };
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
      refusal={findFieldProblem(written, written.postFieldID)}
      returnTo={returnTo}
    >
      <FieldSettings
        written={written}
        apiName={written.postFieldID}
        isExisting={field !== undefined}
        most={most}
        onWritten={(part) => set({ ...part, ...nameFrom(part) })}
        onName={(postFieldID) => {
          setOwnName(true);
          set({ postFieldID });
        }}
      />
      <ChoiceSetting
        label={t('administration.field.seen')}
        words={postVisibilityLabels}
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
