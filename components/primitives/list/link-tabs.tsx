import type { ReactNode } from 'react';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import { Link } from '#components/primitives/text/link.tsx';
import * as styles from './link-tabs.css.ts';

/** One of several places to go to. */
export interface LinkTab {
  readonly href: string;
  readonly name: ReactNode;
  readonly isCurrent: boolean;
}

/**
 * The places, what the way between them is called, and what the one one is at is: a page, or a choice made on it. Pills
 * stand beside tabs, for a second choice on the same line.
 */
export interface LinkTabsProps {
  readonly label: string;
  readonly tabs: readonly LinkTab[];
  readonly currentIs?: 'page' | 'choice';
  readonly look?: 'underlined' | 'bare' | 'pills';
  readonly className?: string;
}

/** The way between pages, or between orders of one list, as links that look like tabs; it works without scripts. */
export const LinkTabs = ({ label, tabs, currentIs = 'choice', look = 'underlined', className }: LinkTabsProps) => (
  <nav aria-label={label} className={className}>
    <ul className={classNames(styles.list, look === 'underlined' && styles.underlined)}>
      {tabs.map(({ href, name, isCurrent }) => (
        <li key={href}>
          <Link
            href={href}
            tone="plain"
            className={look === 'pills' ? styles.pill : styles.tab}
            {...(isCurrent && { 'aria-current': currentIs === 'page' ? ('page' as const) : ('true' as const) })}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
