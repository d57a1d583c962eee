import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '#components/primitives/form/button.tsx';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import * as styles from './post.css.ts';

/**
 * A small button below a post: an icon with a label, or, without `words`, an icon that needs an `aria-label`. On
 * phones, where the row has no room for all labels, `hidesLabelOnPhones` hides the label visually.
 */
export function PostAction({ words, hidesLabelOnPhones = !words, ...props }: PostActionProps) {
  return (
    <Button
      variant={words ? 'text' : 'icon'}
      size="small"
      {...props}
      showsNameTip={hidesLabelOnPhones}
      className={classNames(styles.action, hidesLabelOnPhones && styles.loneSign)}
    >
      {words && hidesLabelOnPhones ? <span className={styles.spareWords}>{words}</span> : words}
    </Button>
  );
}

/** The props of `PostAction`. */
export type PostActionProps = Omit<ButtonProps, 'children' | 'variant' | 'size' | 'className'> & {
  readonly icon: ReactNode;
  readonly words?: ReactNode;
  readonly hidesLabelOnPhones?: boolean;
};
