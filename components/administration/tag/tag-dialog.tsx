import type { RefObject } from 'react';
import { addTag, changeTag } from '#api/category/tag.client.ts';
import type { Tag, TagPost } from '#api/category/tag.contract.ts';
import { t } from '#api/translations.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { tagForm } from './tag-form.ts';

interface TagDialogProps {
  /** The tag to edit. Omitted to create one. */
  readonly tag?: Tag;
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly onSaved: () => unknown;
}

/** The dialog that creates a tag or edits its name and URL code. */
export function TagDialog({ tag, returnTo, onSaved }: TagDialogProps) {
  const { api } = useSite();
  return (
    <FormDialog
      title={tag ? t('administration.tag.edit-named', { name: tag.name }) : t('administration.tag.add')}
      loaded={{ schema: tagForm(), values: { name: tag?.name ?? '', urlcode: tag?.urlcode ?? '' } }}
      save={({ name, urlcode }) => {
        const words = { name, ...(urlcode && { urlcode }) } as TagPost;
        return tag ? changeTag(api, tag.tagID, words) : addTag(api, words);
      }}
      onSaved={onSaved}
      returnTo={returnTo}
    />
  );
}
