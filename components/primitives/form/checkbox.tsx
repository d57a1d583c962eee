import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import { box } from './checkbox.css.ts';
import * as styles from './choice.css.ts';

/** A checkbox. `indeterminate` means that only some of the represented items are checked. */
export function Checkbox({ label, help, labelHidden, indeterminate = false, className, ...props }: CheckboxProps) {
  const element = useRef<HTMLInputElement>(null);
  const helpId = useId();
  useEffect(() => {
    if (element.current) element.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className={classNames(styles.choice, className)}>
      <input
        {...props}
        ref={element}
        type="checkbox"
        className={box}
        aria-describedby={classNames(props['aria-describedby'], help ? helpId : undefined) || undefined}
      />
      {labelHidden ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span className={styles.text}>
          {label}
          {help && (
            <span id={helpId} className={styles.help}>
              {help}
            </span>
          )}
        </span>
      )}
    </label>
  );
}

/** The props of a checkbox. */
export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  /** The text beside the box, its accessible name. */
  label: ReactNode;
  /** A sentence below the label. */
  help?: ReactNode;
  /** Whether the label is only for assistive technology. */
  labelHidden?: boolean;
  /** Whether only some of the items that it represents are checked. */
  indeterminate?: boolean;
};
