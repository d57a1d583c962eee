import { type RefObject, useState } from 'react';
import { addTag, changeTag } from '#api/category/tag.client.ts';
import type { Tag } from '#api/category/tag.contract.ts';
import { tagUrlcodeOf } from '#api/category/tag-urlcode.ts';
import { t } from '#api/words.ts';
import { OptionDialog } from '#components/post/option-dialog.tsx';
import { Field } from '#components/primitives/field.tsx';
import { Input } from '#components/primitives/input.tsx';
import { useSite } from '#components/shell/site-context.tsx';

interface TagDialogProps {
  /** The tag that is changed; without it a new one is made. */
  readonly tag?: Tag;
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly onSaved: () => unknown;
}

/** Makes a tag, or changes what it is called and its code in addresses. */
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
      returnTo={returnTo}
    >
      <Field label={t('administration.tag.name')} required>
        {(wiring) => (
          <Input {...wiring} dir="auto" maxLength={100} value={name} onChange={({ target }) => setName(target.value)} />
        )}
      </Field>
      <Field label={t('administration.tag.code')}>
        {(wiring) => (
          <Input
            {...wiring}
            dir="ltr"
            maxLength={100}
            placeholder={tagUrlcodeOf(name)}
            value={urlcode}
            onChange={({ target }) => setUrlcode(target.value)}
          />
        )}
      </Field>
    </OptionDialog>
  );
}
