import { type RefObject, useState } from 'react';
import { addTag, changeTag } from '#api/category/tag.client.ts';
import type { Tag } from '#api/category/tag.contract.ts';
import { tagUrlcodeOf } from '#api/category/tag-urlcode.ts';
import { t } from '#api/translations.ts';
import { TextSetting } from '#components/administration/setting/text-setting.tsx';
import { OptionDialog } from '#components/post/option/option-dialog.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';

interface TagDialogProps {
  /** The tag to edit. Omitted to create one. */
  readonly tag?: Tag;
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly onSaved: () => unknown;
}

/** The dialog that creates a tag or edits its name and URL code. */
export function TagDialog({ tag, returnTo, onSaved }: TagDialogProps) {
  const { api } = useSite();
  const [name, setName] = useState(tag?.name ?? '');
  const [urlcode, setUrlcode] = useState(tag?.urlcode ?? '');
  const entered = { name, ...(urlcode && { urlcode }) };
  return (
    <OptionDialog
      title={tag ? t('administration.tag.edit-named', { name: tag.name }) : t('administration.tag.add')}
      save={() => (tag ? changeTag(api, tag.tagID, entered) : addTag(api, entered))}
      onSaved={onSaved}
      entered={entered}
      returnTo={returnTo}
    >
      <TextSetting label={t('administration.tag.name')} required maxLength={100} value={name} onText={setName} />
      <TextSetting
        label={t('administration.tag.code')}
        dir="ltr"
        maxLength={100}
        placeholder={tagUrlcodeOf(name)}
        value={urlcode}
        onText={setUrlcode}
      />
    </OptionDialog>
  );
}
