import { useId } from 'react';
import type { PropControl, PropFact } from '#scripts/component-pages/facts.ts';
import * as page from './component-page.css.ts';
import * as styles from './demo-section.css.ts';

type Values = Readonly<Record<string, unknown>>;

interface PropControlsProps {
  readonly props: readonly PropFact[];
  /** The present value of each prop. A value that is not plain cannot be edited. */
  readonly values: Values;
  readonly changes: Values;
  readonly onChange: (changes: Values) => void;
}

/** The controls of the props of simple types: booleans, texts, numbers and choices. */
export function PropControls({ props, values, changes, onChange }: PropControlsProps) {
  const editable = props.filter(({ name }) => typeof values[name] !== 'object' || values[name] === null);
  if (editable.length === 0) return null;
  return (
    <form className={styles.controls} aria-label="Props" onSubmit={(event) => event.preventDefault()}>
      {editable.map((prop) => (
        <Control
          key={prop.name}
          {...prop}
          value={values[prop.name]}
          onValue={(value) => onChange({ ...changes, [prop.name]: value })}
        />
      ))}
      <button
        type="button"
        className={styles.reset}
        disabled={Object.keys(changes).length === 0}
        onClick={() => onChange({})}
      >
        Reset props
      </button>
    </form>
  );
}

interface ControlProps extends PropFact {
  readonly value: unknown;
  readonly onValue: (value: unknown) => void;
}

function Control({ name, control, value, isRequired, onValue }: ControlProps) {
  const id = useId();
  return (
    <div className={styles.control}>
      <label htmlFor={id} className={page.propName}>
        {name}
      </label>
      {control && <ControlField id={id} control={control} value={value} isRequired={isRequired} onValue={onValue} />}
    </div>
  );
}

interface FieldProps {
  readonly id: string;
  readonly control: PropControl;
  readonly value: unknown;
  readonly isRequired: boolean;
  readonly onValue: (value: unknown) => void;
}

function ControlField({ id, control, value, isRequired, onValue }: FieldProps) {
  const { kind } = control;
  if (kind === 'boolean')
    return (
      <input id={id} type="checkbox" checked={value === true} onChange={(event) => onValue(event.target.checked)} />
    );
  if (kind === 'choice')
    return (
      <select
        id={id}
        className={page.select}
        value={String(value ?? '')}
        onChange={(event) => onValue(control.options.find((option) => String(option) === event.target.value))}
      >
        {(!isRequired || value === undefined) && <option value="">(default)</option>}
        {control.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  const read = (text: string) => (kind === 'number' ? (text === '' ? undefined : Number(text)) : text || undefined);
  return (
    <input
      id={id}
      className={styles.input}
      type={kind === 'number' ? 'number' : 'text'}
      value={String(value ?? '')}
      onChange={(event) => onValue(read(event.target.value) ?? (isRequired ? '' : undefined))}
    />
  );
}
