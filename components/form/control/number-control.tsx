import { Input } from '#components/primitives/form/input.tsx';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import * as styles from './control-frame.css.ts';
import { ControlFrame } from './control-frame.tsx';
import { asText, type ControlProps, emptied, metaOf } from './control-props.ts';

/** A field for a number, with its unit. An emptied field has no value. */
export const NumberControl = (props: ControlProps) => {
  const { field, form } = props;
  const { minimum, maximum, type } = field.property;
  const { placeholder, unit, scale = 1 } = metaOf(field);
  const shown = (value: number | undefined) => value && value / scale;
  const toStored = (value: number) => (scale !== 1 && type === 'integer' ? Math.round(value) : value);
  return (
    <ControlFrame {...props}>
      {(wiring) => (
        <>
          <Input
            {...wiring}
            type="number"
            name={field.name}
            min={shown(minimum)}
            max={shown(maximum)}
            step={type === 'integer' && scale === 1 ? 1 : 'any'}
            placeholder={placeholder}
            className={styles.number}
            readOnly={form.isBusy}
            aria-describedby={classNames(wiring['aria-describedby'], unit && `${wiring.id}-unit`) || undefined}
            value={typeof field.value === 'number' ? shown(field.value) : asText(field.value)}
            onChange={({ target }) =>
              form.change(
                field.path,
                target.value === '' ? emptied(field.property) : toStored(Number(target.value) * scale),
              )
            }
          />
          {unit && (
            <span id={`${wiring.id}-unit`} className={styles.unit}>
              {unit}
            </span>
          )}
        </>
      )}
    </ControlFrame>
  );
};
