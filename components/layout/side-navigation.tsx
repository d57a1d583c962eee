import { useRouter } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { Badge } from '#components/primitives/badge.tsx';
import { Link } from '#components/primitives/link.tsx';
import * as styles from './side-navigation.css.ts';

/** A page that a navigation at the side leads to; `count` is how much waits there. */
export interface SidePlace {
  readonly name: string;
  readonly href: string;
  readonly count?: number | undefined;
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
      <summary className={styles.summary}>
        <span>{summary}</span>
        <ChevronDown size={16} aria-hidden className={styles.sign} />
      </summary>
      <nav aria-label={label}>
        <Places places={places} current={current} />
      </nav>
    </details>
  </>
);

const Places = ({ places, current }: Pick<SideNavigationProps, 'places' | 'current'>) => (
  <ul className={styles.parts}>
    {places.map(({ name, href, count = 0 }) => (
      <li key={href}>
        <Link
          href={href}
          tone="plain"
          className={styles.part}
          {...(href === current && { 'aria-current': 'page' as const })}
        >
          {name}
          <Badge count={count} tone="quiet" className={styles.count} />
        </Link>
      </li>
    ))}
  </ul>
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
