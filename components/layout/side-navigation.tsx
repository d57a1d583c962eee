import { useRouter } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { Badge } from '#components/primitives/text/badge.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { foldedSign, foldedSummary } from '#theme/layout/folded.css.ts';
import * as styles from './side-navigation.css.ts';

/** A page that a navigation at the side leads to; `count` is how much waits there. */
export interface SidePlace {
  readonly name: string;
  readonly href: string;
  readonly count?: number | undefined;
  /** What the places around it have in common; places of a group follow each other. */
  readonly group?: string | undefined;
}

/** What a navigation at the side takes; `current` is the address of this page, `summary` what is said of it folded. */
export interface SideNavigationProps {
  readonly label: string;
  readonly summary: string;
  readonly places: readonly SidePlace[];
  readonly current: string;
}

/** The way between pages that belong together: a column beside the page, folded above it where there is no room. */
export const SideNavigation = ({ label, summary, places, current }: SideNavigationProps) => (
  <>
    <nav aria-label={label} className={styles.column}>
      <Places places={places} current={current} />
    </nav>
    <details className={styles.folded}>
      <summary className={foldedSummary}>
        <span>{summary}</span>
        <ChevronDown size={16} aria-hidden className={foldedSign} />
      </summary>
      <nav aria-label={label}>
        <Places places={places} current={current} />
      </nav>
    </details>
  </>
);

const Places = ({ places, current }: Pick<SideNavigationProps, 'places' | 'current'>) => {
  const groups = [...new Set(places.map(({ group }) => group))];
  return groups.map((group) => (
    <div key={group ?? ''} className={styles.group}>
      {group && <p className={styles.groupName}>{group}</p>}
      <ul className={styles.parts} aria-label={group}>
        {places
          .filter((place) => place.group === group)
          .map((place) => (
            <Part key={place.href} {...place} isCurrent={place.href === current} />
          ))}
      </ul>
    </div>
  ));
};

const Part = ({ name, href, count = 0, isCurrent }: SidePlace & { isCurrent: boolean }) => (
  <li>
    <Link href={href} tone="plain" className={styles.part} {...(isCurrent && { 'aria-current': 'page' as const })}>
      {name}
      <Badge count={count} tone="quiet" className={styles.count} />
    </Link>
  </li>
);

/** The path of a page without what may be left out of it: `/profile/sessions/{-$page}` is at `/profile/sessions`. */
const plainPath = (path: string): string => path.replace(/\/\{-\$\w+\}/g, '').replace(/(.)\/$/, '$1');

/** The places that have a page, by the paths of all pages. */
export function placesThatExist<Place extends { readonly href: string }>(
  places: readonly Place[],
  paths: readonly string[],
): readonly Place[] {
  const known = new Set(paths.map(plainPath));
  return places.filter(({ href }) => known.has(href));
}

/** The places that have a page; all of them where nobody knows which pages there are, as in a story. */
export function usePlacesThatExist<Place extends { readonly href: string }>(
  places: readonly Place[],
): readonly Place[] {
  const router = useRouter({ warn: false }) as ReturnType<typeof useRouter> | null | undefined;
  return router ? placesThatExist(places, Object.keys(router.routesByPath)) : places;
}
