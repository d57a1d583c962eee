import { X } from 'lucide-react';
import { listTags } from '#api/category/tag.client.ts';
import { isSameIdentity } from '#api/folded-identity.ts';
import { t } from '#api/translations.ts';
import { SuggestionField } from '#components/composer/editor/suggestion-field.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import type { SuggestedOption } from '#machines/composer/editor/suggestion.machine.ts';
import * as styles from './composer.css.ts';

/** A tag in the form. An existing tag has its ID, a new one only its name. */
export interface ChosenTag {
  readonly tagID?: number | undefined;
  readonly name: string;
}

const most = 8;

const newTag = 'new:';

const optionOf = ({ tagID, name }: { tagID: number; name: string }): SuggestedOption => ({
  key: String(tagID),
  label: name,
});

const tagOf = ({ key, label }: SuggestedOption): ChosenTag =>
  key.startsWith(newTag) ? { name: key.slice(newTag.length) } : { tagID: Number(key), name: label };

/** The tag field of a discussion. Existing tags are suggested; viewers with tags.add can add new ones. */
export function TagField({ tags, onTags, error, most: limit }: TagFieldProps) {
  const { api } = useSite();
  const mayAdd = useMay()('tags.add');
  const find = async (text: string, signal: AbortSignal) => {
    const name = text.replaceAll(',', '').trim();
    const { body: found } = await listTags(api, { ...(name && { query: name }), limit: most }, signal);
    const isNew = mayAdd && name !== '' && !found.some((tag) => isSameIdentity(tag.name, name));
    const options = found.map(optionOf);
    return isNew ? [...options, { key: `${newTag}${name}`, label: t('composer.tags.new', { name }) }] : options;
  };
  const add = (option: SuggestedOption) => {
    const tag = tagOf(option);
    if (!tags.some(({ name }) => isSameIdentity(name, tag.name))) onTags([...tags, tag]);
  };
  return (
    <Field label={t('composer.tags.label')} help={t('composer.tags.help', { count: limit })} error={error}>
      {(wiring) => (
        <>
          <ChosenTags tags={tags} onTags={onTags} />
          <SuggestionField
            wiring={wiring}
            label={t('composer.tags.label')}
            find={find}
            onOption={add}
            isHidden={tags.length >= limit}
            nothing={t('composer.tags.nothing')}
          />
        </>
      )}
    </Field>
  );
}

interface TagFieldProps {
  readonly tags: readonly ChosenTag[];
  readonly onTags: (tags: readonly ChosenTag[]) => void;
  readonly error?: string | undefined;
  readonly most: number;
}

const ChosenTags = ({ tags, onTags }: Pick<TagFieldProps, 'tags' | 'onTags'>) =>
  tags.length === 0 ? null : (
    <ul className={styles.tags} aria-label={t('composer.tags.chosen')}>
      {tags.map((tag) => (
        <li key={tag.name} className={styles.chosenTag}>
          <bdi>{tag.name}</bdi>
          <IconButton
            label={t('composer.tags.remove', { name: tag.name })}
            size="small"
            icon={<X size={14} />}
            onClick={() => onTags(tags.filter((one) => one !== tag))}
          />
        </li>
      ))}
    </ul>
  );
