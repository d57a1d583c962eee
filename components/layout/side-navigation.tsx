import { useRouter } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { Badge } from '#components/primitives/text/badge.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { foldedIcon, foldedSummary } from '#theme/layout/folded.css.ts';
import * as styles from './side-navigation.css.ts';

/** An item of a side navigation. `count` is the number of items waiting on that page. */
export interface SideNavigationItem {
  readonly name: string;
  readonly href: string;
  readonly count?: number | undefined;
  /** The heading that adjacent items of a group share. Items of a group must be consecutive. */
  readonly group?: string | undefined;
}

/** The props of a side navigation. `current` is the URL of this page, `summary` the label when collapsed. */
export interface SideNavigationProps {
  readonly label: string;
  readonly summary: string;
  readonly places: readonly SideNavigationItem[];
  readonly current: string;
}

/** The navigation between related pages: a column beside the page, or a disclosure above it in narrow windows. */
export const SideNavigation = ({ label, summary, places, current }: SideNavigationProps) => (
  <>
    <nav aria-label={label} className={styles.column}>
      <Places places={places} current={current} />
    </nav>
    <details className={styles.folded}>
      <summary className={foldedSummary}>
        <span>{summary}</span>
        <ChevronDown size={16} aria-hidden className={foldedIcon} />
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

const Part = ({ name, href, count = 0, isCurrent }: SideNavigationItem & { isCurrent: boolean }) => (
  <li>
    <Link href={href} tone="plain" className={styles.part} {...(isCurrent && { 'aria-current': 'page' as const })}>
      {name}
      <Badge count={count} tone="quiet" className={styles.count} />
    </Link>
  </li>
);

/** Returns a route path without its optional parameters: `/profile/sessions/{-$page}` becomes `/profile/sessions`. */
const plainPath = (path: string): string => path.replace(/\/\{-\$\w+\}/g, '').replace(/(.)\/$/, '$1');

/** Returns the items whose page exists among the given route paths. */
export function filterExistingPages<Place extends { readonly href: string }>(
  places: readonly Place[],
  paths: readonly string[],
): readonly Place[] {
  const known = new Set(paths.map(plainPath));
  return places.filter(({ href }) => known.has(href));
}

/** Returns the items whose page exists. Returns all items when no router is available, as in a story. */
export function useExistingPages<Place extends { readonly href: string }>(places: readonly Place[]): readonly Place[] {
  const router = useRouter({ warn: false }) as ReturnType<typeof useRouter> | null | undefined;
  return router ? filterExistingPages(places, Object.keys(router.routesByPath)) : places;
}
