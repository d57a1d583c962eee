import type { ReactNode } from 'react';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import { Link } from '#components/primitives/text/link.tsx';
import * as styles from './link-tabs.css.ts';

/** A link of the tab row. */
export interface LinkTab {
  readonly href: string;
  readonly name: ReactNode;
  readonly isCurrent: boolean;
}

/**
 * The props of link tabs. `currentIs` states whether the current tab is a page or a choice on the page. Use the look
 * `pills` for a second choice next to tabs.
 */
export interface LinkTabsProps {
  readonly label: string;
  readonly tabs: readonly LinkTab[];
  readonly currentIs?: 'page' | 'choice';
  readonly look?: 'underlined' | 'bare' | 'pills';
  readonly className?: string;
}

/** Links styled as tabs, between pages or between sort orders of a list. They work without JavaScript. */
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
