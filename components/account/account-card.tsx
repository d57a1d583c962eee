import { type ReactNode, useId } from 'react';
import { Card } from '#components/primitives/card.tsx';
import { Message } from '#components/primitives/message.tsx';
import * as styles from './account-card.css.ts';

/** What a card of the account pages says and holds; `problem` is read out when it appears. */
export interface AccountCardProps {
  readonly id: string;
  readonly title: string;
  readonly words?: ReactNode;
  readonly problem?: string | undefined;
  readonly children?: ReactNode;
}

/** One matter of the account: a heading, a sentence, and what can be done. */
export function AccountCard({ id, title, words, problem, children }: AccountCardProps) {
  const titleID = useId();
  return (
    <Card as="section" padding="large" id={id} aria-labelledby={titleID}>
      <h2 id={titleID} className={styles.title}>
        {title}
      </h2>
      {words && <p className={styles.words}>{words}</p>}
      <div className={styles.body}>
        {problem && (
          <Message tone="error" live>
            {problem}
          </Message>
        )}
        {children}
      </div>
    </Card>
  );
}
