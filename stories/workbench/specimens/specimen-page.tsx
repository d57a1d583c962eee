import type { ReactNode } from 'react';
import { propertyOf, useTokenValues } from '#stories/workbench/theme/token-values.ts';
import * as styles from './specimens.css.ts';

interface SpecimenPageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A page of specimens with its heading. */
export const SpecimenPage = ({ title, lead, children }: SpecimenPageProps) => (
  <main className={styles.page}>
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </header>
    {children}
  </main>
);

/** A group of specimens. */
export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className={styles.group}>
    <h2 className={styles.groupTitle}>{title}</h2>
    {children}
  </section>
);

/** The name of a token, its CSS property and its present value. */
export function TokenLabel({ name, variable }: { name: string; variable: string }) {
  const property = propertyOf(variable);
  const value = useTokenValues()(property);
  return (
    <span className={styles.label}>
      <strong>{name}</strong>
      <code className={styles.property}>{property}</code>
      <span className={styles.value}>{value}</span>
    </span>
  );
}
