import type { ReactNode } from 'react';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import * as styles from './number-setting.css.ts';

interface NumberSettingProps {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onValue: (value: number) => void;
}

/** A setting that is a number within limits. */
export const NumberSetting = ({ label, help, error, value, onValue, ...limits }: NumberSettingProps) => (
  <Field label={label} help={help} error={error}>
    {(wiring) => (
      <Input
        {...wiring}
        {...limits}
        type="number"
        className={styles.number}
        value={value}
        onChange={({ target }) => onValue(Number(target.value))}
      />
    )}
  </Field>
);
