import type { ReactNode } from 'react';
import { Card } from '#components/primitives/content/card.tsx';
import * as styles from './entry-form.css.ts';

/** A minimal page for a single task: a heading, a description and its content. */
export const EntryPage = ({
  title,
  words,
  after,
  children,
}: {
  title: string;
  words?: ReactNode;
  after?: ReactNode;
  children?: ReactNode;
}) => (
  <div className={styles.page}>
    <Card padding="large">
      <h1 className={styles.title}>{title}</h1>
      {words && <div className={styles.text}>{words}</div>}
      {children}
    </Card>
    {after && <div className={styles.after}>{after}</div>}
  </div>
);
