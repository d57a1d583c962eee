import type { ReactNode } from 'react';
import * as styles from './page-heading.css.ts';

/** The heading of a page with a description and its page-level actions. */
export const PageHeading = ({
  title,
  description,
  children,
}: {
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
}) => (
  <div className={styles.heading}>
    <div className={styles.text}>
      <h1 className={styles.title} dir="auto">
        {title}
      </h1>
      {description && (
        <p className={styles.description} dir="auto">
          {description}
        </p>
      )}
    </div>
    {children && <div className={styles.tools}>{children}</div>}
  </div>
);
