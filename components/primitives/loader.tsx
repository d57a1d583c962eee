import { classNames } from './class-names.ts';
import * as styles from './loader.css.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/**
 * Says that something is on its way, but only when it takes longer than 150 ms (decision 10); `delay` in milliseconds.
 *
 * The pause is CSS, so it holds before the page is alive too.
 */
export const Loader = ({ label = 'Loading', size = 'medium', delay = 150, className }: LoaderProps) => (
  <span role="status" className={classNames(styles.loader, className)} style={{ animationDelay: `${delay}ms` }}>
    <span className={styles.ring({ size })} aria-hidden="true" />
    <VisuallyHidden>{label}</VisuallyHidden>
  </span>
);

/** What a loader takes. */
export type LoaderProps = { label?: string; size?: 'small' | 'medium' | 'large'; delay?: number; className?: string };
