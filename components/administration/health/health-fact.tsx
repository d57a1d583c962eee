import type { ReactNode } from 'react';
import * as styles from './site-health.css.ts';

/** A fact about the site: its name and its value. Belongs into a description list. */
export const HealthFact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className={styles.term}>{name}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);
