import { type ReactNode, useId } from 'react';
import * as styles from './filter-field.css.ts';

interface FilterFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The number of items that are shown, as text. It is announced when it changes. */
  readonly children: ReactNode;
}

/** A field that filters the items below it. */
export function FilterField({ label, value, onChange, children }: FilterFieldProps) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <span role="status" className={styles.count}>
        {children}
      </span>
    </div>
  );
}
