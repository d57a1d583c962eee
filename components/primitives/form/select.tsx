import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import { control } from './control.css.ts';
import * as styles from './select.css.ts';

/** A native select, so that mobile devices and keyboards behave as usual. */
export const Select = ({ className, ...props }: ComponentProps<'select'>) => (
  <span className={classNames(styles.frame, className)}>
    <select {...props} className={classNames(control, styles.select)} />
    <ChevronDown size="1.1em" aria-hidden="true" className={styles.caret} />
  </span>
);
