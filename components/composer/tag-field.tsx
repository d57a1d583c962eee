import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { tagSuggestionsQuery } from '#api/post/post-edit.queries.ts';
import { Field } from '#components/primitives/field.tsx';
import { IconButton } from '#components/primitives/icon-button.tsx';
import { Input } from '#components/primitives/input.tsx';
import { useMay, useSite } from '#components/shell/site-context.tsx';
import * as styles from './composer.css.ts';

/** A tag in the form: one that exists bears its number, a new one only its name. */
export interface ChosenTag {
  readonly tagID?: number | undefined;
  readonly name: string;
}

const suggestionPause = 100;

/** Chooses the tags of a discussion: those that exist are offered, others can be added by whoever may. */
export function TagField({ tags, onTags, error, most }: TagFieldProps) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(-1);
  const list = useId();
  const options = useSuggestions(typed, tags);
  const isOpen = typed.trim() !== '' && options.length > 0;
  const add = (tag: ChosenTag) => {
    onTags([...tags, tag]);
    setTyped('');
    setAt(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = options[at] ?? options[0];
    if (step && isOpen) setAt((at + step + options.length) % options.length);
    else if ((event.key === 'Enter' || event.key === ',') && typed.trim() && chosen) add(chosen);
    else if (event.key === 'Escape' && isOpen) setTyped('');
    else if (event.key !== 'Enter') return;
    event.preventDefault();
  };
  return (
    <Field label="Tags" help={`Up to ${most}. Type a few letters, then choose.`} error={error}>
      {(wiring) => (
        <>
          <ChosenTags tags={tags} onTags={onTags} />
          {tags.length < most && (
            <Input
              {...wiring}
              role="combobox"
              aria-expanded={isOpen}
              aria-controls={list}
              aria-autocomplete="list"
              {...(at >= 0 && isOpen && { 'aria-activedescendant': `${list}-${at}` })}
              autoComplete="off"
              maxLength={100}
              value={typed}
              onChange={({ currentTarget }) => {
                setTyped(currentTarget.value);
                setAt(-1);
              }}
              onKeyDown={onKeyDown}
            />
          )}
          {isOpen && <Suggestions list={list} options={options} at={at} onChoose={add} />}
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
    <ul className={styles.tags} aria-label="Chosen tags">
      {tags.map((tag) => (
        <li key={tag.name} className={styles.chosenTag}>
          <bdi>{tag.name}</bdi>
          <IconButton
            label={`Remove ${tag.name}`}
            size="small"
            icon={<X size={14} />}
            onClick={() => onTags(tags.filter((one) => one !== tag))}
          />
        </li>
      ))}
    </ul>
  );

const Suggestions = ({ list, options, at, onChoose }: SuggestionsProps) => (
  <div id={list} role="listbox" aria-label="Tags" className={styles.suggestions}>
    {options.map((tag, place) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text field, which keeps the focus
      <div
        key={tag.tagID ?? 'new'}
        id={`${list}-${place}`}
        role="option"
        tabIndex={-1}
        aria-selected={place === at}
        className={styles.suggestion}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onChoose(tag)}
      >
        {tag.tagID === undefined ? `Create and add tag “${tag.name}”` : tag.name}
      </div>
    ))}
  </div>
);

interface SuggestionsProps {
  readonly list: string;
  readonly options: readonly ChosenTag[];
  readonly at: number;
  readonly onChoose: (tag: ChosenTag) => void;
}

function useSuggestions(typed: string, tags: readonly ChosenTag[]): readonly ChosenTag[] {
  const { api } = useSite();
  const mayAdd = useMay()('tags.add');
  const [query, setQuery] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed.trim()), suggestionPause);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery({ ...tagSuggestionsQuery(api, query), enabled: query !== '' });
  const name = typed.trim().replaceAll(',', '');
  const found = name === query ? (data ?? []) : [];
  const isSame = (one: ChosenTag) => one.name.toLowerCase() === name.toLowerCase();
  const isNew = mayAdd && name !== '' && data !== undefined && name === query && !found.some(isSame);
  const open = found.filter(({ tagID }) => !tags.some((tag) => tag.tagID === tagID));
  return isNew && !tags.some(isSame) ? [...open, { name }] : open;
}
