import { useState } from 'react';
import { type DurationUnit, plainestUnit, unitsFrom, unitsIn } from '#api/form/duration.ts';
import { t } from '#api/translations.ts';
import { Input } from '#components/primitives/form/input.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import * as styles from './control-frame.css.ts';
import { ControlFrame } from './control-frame.tsx';
import { type ControlProps, emptied, isDisabled, metaOf } from './control-props.ts';

/** The names of the units. */
const unitNames = {
  second: 'form.duration.second',
  minute: 'form.duration.minute',
  hour: 'form.duration.hour',
  day: 'form.duration.day',
  week: 'form.duration.week',
} as const;

/** A field for a duration: a number and its unit. The value is stored in one unit, which the schema names. */
export const DurationControl = (props: ControlProps) => {
  const { field, form } = props;
  const { label, countsIn = 'second' } = metaOf(field);
  const amount = typeof field.value === 'number' ? field.value : undefined;
  const [chosen, setUnit] = useState<DurationUnit>();
  const unit = chosen ?? plainestUnit(amount ?? 0, countsIn);
  const size = unitsIn(countsIn, unit);
  const change = (count: number | undefined, of: DurationUnit) => {
    setUnit(of);
    form.change(field.path, count === undefined ? emptied(field.property) : count * unitsIn(countsIn, of));
  };
  return (
    <ControlFrame {...props}>
      {(wiring) => (
        <>
          <Input
            {...wiring}
            type="number"
            name={field.name}
            min={0}
            step="any"
            className={styles.number}
            readOnly={form.isBusy}
            value={amount === undefined ? '' : amount / size}
            onChange={({ target }) => change(target.value === '' ? undefined : Number(target.value), unit)}
          />
          <Select
            aria-label={t('form.duration.unit', { label })}
            className={styles.durationUnit}
            disabled={isDisabled(field)}
            {...(form.isBusy && { 'aria-disabled': true })}
            value={unit}
            onBlur={wiring.onBlur}
            onChange={({ target }) =>
              change(amount === undefined ? undefined : amount / size, target.value as DurationUnit)
            }
          >
            {unitsFrom(countsIn).map((one) => (
              <option key={one} value={one}>
                {t(unitNames[one])}
              </option>
            ))}
          </Select>
        </>
      )}
    </ControlFrame>
  );
};
