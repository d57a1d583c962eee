import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '#components/primitives/form/button.tsx';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import * as styles from './post.css.ts';

/**
 * One of the small buttons below a post: a sign and a word beside it, or, without `words`, a sign that needs an
 * `aria-label`. On a phone, where a row has no room for all, `isSparing` leaves the words to those who listen.
 */
export function PostAction({ words, isSparing = !words, ...props }: PostActionProps) {
  return (
    <Button
      variant={words ? 'text' : 'icon'}
      size="small"
      {...props}
      showsNameTip={isSparing}
      className={classNames(styles.action, isSparing && styles.loneSign)}
    >
      {words && isSparing ? <span className={styles.spareWords}>{words}</span> : words}
    </Button>
  );
}

/** What such a button takes. */
export type PostActionProps = Omit<ButtonProps, 'children' | 'variant' | 'size' | 'className'> & {
  readonly icon: ReactNode;
  readonly words?: ReactNode;
  readonly isSparing?: boolean;
};
