import type { ReactNode } from 'react';
import { Card } from '#components/primitives/list/card.tsx';
import * as styles from './entry-form.css.ts';

/** A quiet page for one thing to do: a heading, a sentence, and what belongs to it. */
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
      {words && <div className={styles.words}>{words}</div>}
      {children}
    </Card>
    {after && <div className={styles.after}>{after}</div>}
  </div>
);
