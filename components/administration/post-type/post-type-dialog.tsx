import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { FormValues } from '#api/form/form-schema.ts';
import { addPostType, changePostType } from '#api/post/type/post-type.client.ts';
import type { PostType, PostTypePost } from '#api/post/type/post-type.contract.ts';
import { allPostFieldsQuery } from '#api/post/type/post-type.queries.ts';
import { t } from '#api/translations.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { postTypeName } from '#components/post/post-type-name.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { postTypeForm } from './post-type-form.ts';

interface PostTypeDialogProps {
  /** The post type to edit. Omitted to create one. */
  readonly type?: PostType;
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly onSaved: () => unknown;
}

const valuesOf = (type: PostType | undefined): FormValues => ({
  name: type?.name ?? '',
  postTypeID: type?.postTypeID ?? '',
  postButtonLabel: type?.postButtonLabel ?? '',
  postHelperText: type?.postHelperText ?? '',
  postFieldIDs: type?.postFields?.map(({ postFieldID }) => postFieldID) ?? [],
  categoryIDs: type?.categoryIDs ?? [],
  roleIDs: type?.roleIDs ?? [],
  isActive: type?.isActive ?? true,
});

/**
 * The dialog that creates or edits a post type: its texts, its fields, and the roles and categories that may use it
 * (docs/behavior/administration.md#post-types).
 */
export function PostTypeDialog({ type, returnTo, onSaved }: PostTypeDialogProps) {
  const { api } = useSite();
  const client = useQueryClient();
  const save = (values: FormValues) => {
    const { postTypeID, parentPostTypeID, ...words } = { ...valuesOf(type), ...values } as unknown as PostTypePost;
    return type
      ? changePostType(api, type.postTypeID, words)
      : addPostType(api, { ...words, postTypeID, parentPostTypeID });
  };
  return (
    <FormDialog
      title={type ? t('report.settings.edit-named', { name: postTypeName(type) }) : t('administration.post-type.add')}
      load={async () => ({
        schema: postTypeForm(type, await client.fetchQuery(allPostFieldsQuery(api))),
        values: valuesOf(type),
      })}
      save={save}
      onSaved={onSaved}
      returnTo={returnTo}
    />
  );
}
