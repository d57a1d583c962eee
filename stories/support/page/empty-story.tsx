import type { ReactNode } from 'react';
import * as styles from './empty-story.css.ts';

interface EmptyStoryProps {
  /** The reason why the component renders nothing: "There is nothing unread." */
  readonly reason: string;
  readonly children: ReactNode;
}

/**
 * A story in which the component renders nothing visible on purpose. States the reason, so that it is not taken for a
 * broken story; a test fails when the component renders something after all.
 */
export const EmptyStory = ({ reason, children }: EmptyStoryProps) => (
  <>
    <div data-empty-story="">{children}</div>
    <p className={styles.note}>Nothing is shown. {reason}</p>
  </>
);
