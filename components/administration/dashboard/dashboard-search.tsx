import { queryOptions, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { dashboardAddress } from '#api/administration/dashboard/dashboard-address.ts';
import { t } from '#api/translations.ts';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import type { DashboardResult } from './dashboard-finder.ts';
import * as styles from './dashboard-search.css.ts';
import { useDashboardPlaces } from './use-dashboard-places.ts';

/** Loads the search on first use, with the names of the settings. */
const finderQuery = queryOptions({
  queryKey: ['dashboard', 'finder'],
  queryFn: async () => {
    const { findInDashboard, loadFinder } = await import('./dashboard-finder.ts');
    await loadFinder();
    return { find: findInDashboard };
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * The search over the pages of the dashboard and the settings on them, above the navigation, which the results replace.
 * Arrow keys move through the results, and Enter opens the marked one. Without JavaScript, the overview lists the
 * results.
 */
export function DashboardSearch({ children }: { children: ReactNode }) {
  const [text, setText] = useState('');
  const [marked, setMarked] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isUsed, setUsed] = useState(false);
  const finder = useQuery({ ...finderQuery, enabled: isUsed }).data;
  const places = useDashboardPlaces();
  const found = finder?.find(text, places) ?? [];
  const isSearching = finder !== undefined && text.trim() !== '';
  const mark = (index: number) => {
    setMarked(index);
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && text !== '') setText('');
    else if (found.length === 0) return;
    else if (event.key === 'Enter') (list.current?.children[marked] as HTMLElement | undefined)?.click();
    else if (event.key === 'ArrowDown') mark((marked + 1) % found.length);
    else if (event.key === 'ArrowUp') mark((marked + found.length - 1) % found.length);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <search className={styles.search}>
        <form action={dashboardAddress} method="get">
          <Field label={t('dashboard.find')}>
            {(wiring) => (
              <Input
                {...wiring}
                name="find"
                role="combobox"
                type="search"
                autoComplete="off"
                aria-autocomplete="list"
                aria-expanded={found.length > 0}
                aria-controls={`${id}-list`}
                aria-activedescendant={found.length > 0 ? `${id}-${marked}` : undefined}
                value={text}
                onFocus={() => setUsed(true)}
                onChange={({ target }) => {
                  setUsed(true);
                  setText(target.value);
                  setMarked(0);
                }}
                onKeyDown={press}
              />
            )}
          </Field>
        </form>
        <p role="status" className={styles.count} hidden={!isSearching}>
          {isSearching && t('dashboard.find.count', { count: found.length })}
        </p>
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={t('dashboard.find')}
          className={styles.list}
          hidden={found.length === 0}
        >
          {found.map((result, index) => (
            <Result
              key={result.href}
              id={`${id}-${index}`}
              result={result}
              isMarked={index === marked}
              onOpen={() => setText('')}
            />
          ))}
        </div>
      </search>
      <div hidden={found.length > 0}>{children}</div>
    </>
  );
}

interface ResultProps {
  readonly id: string;
  readonly result: DashboardResult;
  readonly isMarked: boolean;
  readonly onOpen: () => void;
}

const Result = ({ id, result: { name, place, href }, isMarked, onOpen }: ResultProps) => (
  <Link
    id={id}
    href={href}
    tone="plain"
    role="option"
    aria-selected={isMarked}
    tabIndex={-1}
    className={styles.option}
    onClick={onOpen}
  >
    <span className={styles.name}>{name}</span>
    <span className={styles.place}>{place}</span>
  </Link>
);
