import { type HTMLAttributes, type ReactNode, useId } from 'react';
import { Card } from '#components/primitives/content/card.tsx';
import * as styles from './settings-card.css.ts';

/**
 * The props of a settings card: its heading, an introductory sentence and its content. `id` is its URL fragment on the
 * page.
 */
export interface SettingsCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  readonly id: string;
  readonly title: string;
  readonly words?: ReactNode;
  readonly children?: ReactNode;
}

/** A card of a settings page. */
export function SettingsCard({ id, title, words, children, ...root }: SettingsCardProps) {
  const titleID = useId();
  return (
    <Card as="section" padding="large" id={id} aria-labelledby={titleID} {...root}>
      <h2 id={titleID} className={styles.title}>
        {title}
      </h2>
      {words && <p className={styles.text}>{words}</p>}
      {children}
    </Card>
  );
}
