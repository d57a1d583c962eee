import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import { control } from './control.css.ts';
import * as styles from './input.css.ts';

/** A single-line text input with an optional icon. */
export function Input({ icon, className, ...props }: ComponentProps<'input'> & { icon?: ReactNode }) {
  if (!icon) return <input type="text" {...props} className={classNames(control, className)} />;
  return (
    <span className={styles.frame}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <input type="text" {...props} className={classNames(control, styles.besideIcon, className)} />
    </span>
  );
}
