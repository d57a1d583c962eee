import type { ReactNode } from 'react';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import * as styles from './empty-state.css.ts';

/** Replaces an empty list: states that there are no items and what can be done. */
export function EmptyState({ icon, title, children, action, headingLevel = 2, className }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames(styles.emptyState, className)}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** The props of an empty state. */
export type EmptyStateProps = {
  /** Shown above the title; hidden from screen readers. */
  icon?: ReactNode;
  /** The heading, which states that there is nothing. */
  title: ReactNode;
  /** The possible next action, in a sentence. */
  children?: ReactNode;
  /** The button or link for the next step. */
  action?: ReactNode;
  /** The level of the heading, 2 by default. */
  headingLevel?: 1 | 2 | 3 | 4;
  className?: string;
};
