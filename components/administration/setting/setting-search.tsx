import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { t } from '#api/translations.ts';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { findSettings, type SettingPlace } from './setting-places.ts';
import * as styles from './setting-search.css.ts';

/**
 * The search for a setting by its name, its explanation or its page. Arrow keys move through the found settings, and Enter
 * opens the field of the marked one.
 */
export function SettingSearch() {
  const [text, setText] = useState('');
  const [marked, setMarked] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const found = findSettings(text);
  const mark = (index: number) => {
    setMarked(index);
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    const moves: Partial<Record<string, number>> = {
      ArrowDown: (marked + 1) % found.length,
      ArrowUp: (marked + found.length - 1) % found.length,
    };
    const next = moves[event.key];
    if (event.key === 'Escape') setText('');
    else if (event.key === 'Enter') (list.current?.children[marked] as HTMLElement | undefined)?.click();
    else if (next !== undefined && found.length > 0) mark(next);
    else return;
    event.preventDefault();
  };
  return (
    <search className={styles.search}>
      <Field label={t('setting.find')} help={t('setting.find.help')}>
        {(wiring) => (
          <Input
            {...wiring}
            role="combobox"
            type="search"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={found.length > 0}
            aria-controls={id}
            aria-activedescendant={found.length > 0 ? `${id}-${marked}` : undefined}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setMarked(0);
            }}
            onKeyDown={press}
          />
        )}
      </Field>
      <p role="status" className={styles.count}>
        {text.trim() !== '' && t('setting.find.count', { count: found.length })}
        {text.trim() !== '' && found.length === 0 && ` ${t('setting.find.none')}`}
      </p>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={t('setting.find')}
        className={styles.list}
        hidden={found.length === 0}
      >
        {found.map((place, index) => (
          <Option key={place.name} id={`${id}-${index}`} place={place} isMarked={index === marked} />
        ))}
      </div>
    </search>
  );
}

interface OptionProps {
  readonly id: string;
  readonly place: SettingPlace;
  readonly isMarked: boolean;
}

const Option = ({ id, place: { label, page, group, href }, isMarked }: OptionProps) => (
  <Link id={id} href={href} tone="plain" role="option" aria-selected={isMarked} tabIndex={-1} className={styles.option}>
    <span className={styles.name}>{t(label)}</span>
    <span className={styles.place}>
      {group ? t('setting.find.place', { page: t(page), group: t(group) }) : t(page)}
    </span>
  </Link>
);
