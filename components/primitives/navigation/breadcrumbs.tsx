import { ChevronRight } from 'lucide-react';
import { t } from '#api/translations.ts';
import { Link } from '#components/primitives/text/link.tsx';
import * as styles from './breadcrumbs.css.ts';

/** The breadcrumbs from the home page to the current page. `lastIsCurrent` marks the last one as the current page. */
export function Breadcrumbs({
  label = t('primitives.breadcrumbs.label'),
  crumbs,
  lastIsCurrent = false,
  className,
}: BreadcrumbsProps) {
  if (crumbs.length === 0) return null;
  const isCurrent = (index: number) => lastIsCurrent && index === crumbs.length - 1;
  return (
    <nav aria-label={label} className={className}>
      <ol className={styles.list}>
        {crumbs.map(({ name, href }, index) => (
          <li key={href} className={styles.step}>
            {index > 0 && <ChevronRight size="1em" aria-hidden="true" className={styles.arrow} />}
            <Link
              href={href}
              tone="quiet"
              className={styles.link}
              {...(isCurrent(index) && { 'aria-current': 'page' as const })}
            >
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The props of the breadcrumbs, from the outermost inwards. */
export type BreadcrumbsProps = {
  /** The accessible name of the navigation. */
  label?: string;
  /** The pages from the home page downwards. */
  crumbs: { name: string; href: string }[];
  /** Whether the last one is this page. */
  lastIsCurrent?: boolean;
  className?: string;
};
