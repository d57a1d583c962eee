import { Input } from '#components/primitives/form/input.tsx';
import * as styles from './control-frame.css.ts';
import { ControlFrame } from './control-frame.tsx';
import { asText, type ControlProps, emptied } from './control-props.ts';

/** A field for a day, with the calendar of the browser. Its value is written as `2026-11-25` in every language. */
export const DateControl = (props: ControlProps) => {
  const { field, form } = props;
  return (
    <ControlFrame {...props}>
      {(wiring) => (
        <Input
          {...wiring}
          type="date"
          name={field.name}
          className={styles.date}
          readOnly={form.isBusy}
          value={asText(field.value)}
          onChange={({ target }) =>
            form.change(field.path, target.value === '' ? emptied(field.property) : target.value)
          }
        />
      )}
    </ControlFrame>
  );
};
