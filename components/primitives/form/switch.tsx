import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import * as styles from './choice.css.ts';
import { track } from './switch.css.ts';

/** A switch. It is a native checkbox, so it works in a form without JavaScript. */
export function Switch({ label, help, className, ...props }: SwitchProps) {
  const helpId = useId();
  return (
    <label className={classNames(styles.choice, className)}>
      <input
        {...props}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its own state
        role="switch"
        className={track}
        aria-describedby={classNames(props['aria-describedby'], help ? helpId : undefined) || undefined}
      />
      <span className={styles.text}>
        {label}
        {help && (
          <span id={helpId} className={styles.help}>
            {help}
          </span>
        )}
      </span>
    </label>
  );
}

/** The props of a switch. */
export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode; help?: ReactNode };
