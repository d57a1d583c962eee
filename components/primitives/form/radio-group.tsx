import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import { box } from './checkbox.css.ts';
import * as choice from './choice.css.ts';
import * as styles from './radio-group.css.ts';

/** A group of native radio buttons with a common label. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, labelHidden = false, options, value, onValue } = props;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}</legend>
      {options.map((option) => (
        <label key={option.value} className={choice.choice}>
          <input
            type="radio"
            name={name}
            className={box}
            checked={option.value === value}
            onChange={() => onValue(option.value)}
            aria-describedby={option.help ? `${name}${option.value}` : undefined}
          />
          <span className={choice.text}>
            {option.label}
            {option.help && (
              <span id={`${name}${option.value}`} className={choice.help}>
                {option.help}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The props of a radio group. */
export type RadioGroupProps<Value extends string> = {
  /** The question that the options answer. */
  label: ReactNode;
  /** Whether the label is only for assistive technology. */
  labelHidden?: boolean;
  /** The options in their order, each with a text and an optional help. */
  options: readonly { value: Value; label: ReactNode; help?: ReactNode }[];
  /** The value of the chosen option. */
  value: Value;
  /** Called with the value of the option that is chosen. */
  onValue: (value: Value) => void;
};
