import { type ReactNode, useId } from 'react';
import * as styles from './page.css.ts';

interface PageProps {
  readonly title: string;
  /** The first paragraph. */
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** A page of the workbench with its heading. */
export const Page = ({ title, lead, children }: PageProps) => (
  <main className={styles.page}>
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </header>
    {children}
  </main>
);

/** A part of a page with its heading. */
export function PagePart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.partTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
