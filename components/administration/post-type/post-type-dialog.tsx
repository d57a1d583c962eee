import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { untranslatedCategoriesQuery } from '#api/category/category.queries.ts';
import { type DiscussionType, discussionTypes } from '#api/discussion/discussion-type.ts';
import { addPostType, changePostType } from '#api/post/type/post-type.client.ts';
import type { PostType } from '#api/post/type/post-type.contract.ts';
import { allPostFieldsQuery } from '#api/post/type/post-type.queries.ts';
import { t } from '#api/translations.ts';
import { typeLabels } from '#components/administration/category/category-choices.ts';
import { slugOf } from '#components/administration/category/slug-of.ts';
import { ChoiceSetting } from '#components/administration/setting/choice-setting.tsx';
import { TextSetting } from '#components/administration/setting/text-setting.tsx';
import { CheckList, RoleCheckList } from '#components/moderation/bulk/check-list.tsx';
import { OptionDialog } from '#components/post/option/option-dialog.tsx';
import { postTypeName } from '#components/post/post-type-name.ts';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';

interface PostTypeDialogProps {
  /** The post type to edit. Omitted to create one. */
  readonly type?: PostType;
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly onSaved: () => unknown;
}

type Written = Pick<
  PostType,
  'postTypeID' | 'name' | 'postButtonLabel' | 'postHelperText' | 'roleIDs' | 'categoryIDs' | 'isActive'
> & { readonly parentPostTypeID: string; readonly postFieldIDs: readonly string[] };

const writtenOf = (type: PostType | undefined): Written => ({
  postTypeID: '',
  name: '',
  postButtonLabel: '',
  postHelperText: '',
  roleIDs: [],
  categoryIDs: [],
  isActive: true,
  ...type,
  parentPostTypeID: type?.parentPostTypeID ?? 'discussion',
  postFieldIDs: type?.postFields?.map(({ postFieldID }) => postFieldID) ?? [],
});

/**
 * The dialog that creates or edits a post type: its texts, its fields, and the roles and categories that may use it
 * (docs/behavior/administration.md#post-types).
 */
export function PostTypeDialog({ type, returnTo, onSaved }: PostTypeDialogProps) {
  const { api } = useSite();
  const [written, setWritten] = useState(() => writtenOf(type));
  const [hasOwnName, setOwnName] = useState(type !== undefined);
  const set = (part: Partial<Written>) => setWritten((before) => ({ ...before, ...part }));
  const { postTypeID, name, parentPostTypeID, postHelperText, postFieldIDs, ...rest } = written;
  const words = {
    postHelperText,
    postButtonLabel: rest.postButtonLabel,
    roleIDs: [...rest.roleIDs],
    categoryIDs: [...rest.categoryIDs],
    postFieldIDs: [...postFieldIDs],
    isActive: rest.isActive,
  };
  const isMade = !type?.isOriginal;
  const isLacking = name.trim() === '' || !/^[a-z][a-z0-9-]*$/.test(postTypeID);
  return (
    <OptionDialog
      title={type ? t('report.settings.edit-named', { name: postTypeName(type) }) : t('administration.post-type.add')}
      save={() =>
        type
          ? changePostType(api, type.postTypeID, { ...words, name })
          : addPostType(api, { ...words, name, postTypeID, parentPostTypeID })
      }
      onSaved={onSaved}
      entered={written}
      refusal={isLacking ? t('administration.post-type.lacking') : undefined}
      returnTo={returnTo}
    >
      {isMade && (
        <>
          <TextSetting
            label={t('administration.post-type.name')}
            required
            maxLength={100}
            value={name}
            onText={(text) =>
              set({ name: text, ...(!hasOwnName && { postTypeID: slugOf(text).replace(/^\d+-?/, '') }) })
            }
          />
          <TextSetting
            label={t('report.reasons.api-name')}
            help={t('administration.post-type.api-name-help')}
            required
            dir="ltr"
            maxLength={50}
            readOnly={type !== undefined}
            value={postTypeID}
            onText={(text) => {
              setOwnName(true);
              set({ postTypeID: text });
            }}
          />
          {!type && (
            <ChoiceSetting
              label={t('administration.post-type.parent')}
              values={discussionTypes}
              words={typeLabels}
              value={parentPostTypeID as DiscussionType}
              onValue={(parent) => set({ parentPostTypeID: parent })}
            />
          )}
          <TextSetting
            label={t('administration.post-type.button')}
            help={t('administration.post-type.button-help')}
            maxLength={100}
            value={rest.postButtonLabel}
            onText={(text) => set({ postButtonLabel: text })}
          />
        </>
      )}
      <TextSetting
        label={t('administration.post-type.helper')}
        help={t('administration.post-type.helper-help')}
        maxLength={500}
        value={postHelperText}
        onText={(text) => set({ postHelperText: text })}
      />
      <FieldChoice chosen={postFieldIDs} onChosen={(chosen) => set({ postFieldIDs: chosen })} />
      <CategoryChoice chosen={rest.categoryIDs} onChosen={(categoryIDs) => set({ categoryIDs })} />
      <RoleCheckList
        legend={t('administration.post-type.roles')}
        help={t('administration.post-type.roles-help')}
        chosen={rest.roleIDs}
        onChange={(roleIDs) => set({ roleIDs })}
      />
      <Checkbox
        label={t('administration.post-type.active')}
        checked={rest.isActive}
        onChange={({ target }) => set({ isActive: target.checked })}
      />
    </OptionDialog>
  );
}

/** The choice of the type's fields among the existing ones. New fields are added in the list of post types. */
function FieldChoice({ chosen, onChosen }: { chosen: readonly string[]; onChosen: (chosen: string[]) => void }) {
  const { api } = useSite();
  const { data: fields = [] } = useQuery(allPostFieldsQuery(api));
  if (fields.length === 0) return null;
  const places = new Map(fields.map(({ postFieldID }, place) => [postFieldID, place]));
  return (
    <CheckList
      legend={t('administration.post-type.fields')}
      options={fields.map(({ label }, id) => ({ id, name: label }))}
      chosen={chosen.flatMap((name) => places.get(name) ?? [])}
      onChange={(ids) => onChosen(ids.flatMap((id) => fields[id]?.postFieldID ?? []))}
    />
  );
}

/** The choice of the categories that offer the type. */
function CategoryChoice({ chosen, onChosen }: { chosen: readonly number[]; onChosen: (chosen: number[]) => void }) {
  const { api } = useSite();
  const { data: categories = [] } = useQuery(untranslatedCategoriesQuery(api));
  return (
    <CheckList
      legend={t('administration.post-type.categories')}
      help={t('administration.post-type.categories-help')}
      options={categories
        .filter(({ displayAs }) => displayAs === 'discussions')
        .map(({ categoryID, name }) => ({ id: categoryID, name }))}
      chosen={chosen}
      onChange={onChosen}
    />
  );
}
