import * as desk from '#stories/workbench/desk.css.ts';
import * as styles from './contact-sheet.css.ts';
import { sheetColumns, usualColumns } from './sheet-columns.ts';

interface SheetControlsProps {
  readonly shown: readonly string[];
  readonly onShow: (columns: readonly string[]) => void;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
}

const names = sheetColumns.map(({ name }) => name);

/** The controls of a contact sheet: its columns, the comparison of two, and the zoom. */
export function SheetControls({ shown, onShow, zoom, onZoom }: SheetControlsProps) {
  const toggle = (name: string) =>
    onShow(names.filter((other) => (other === name ? !shown.includes(name) : shown.includes(other))));
  const [first = 'Light', second = 'Reviewed, light'] = shown;
  return (
    <div className={styles.choices}>
      <fieldset className={styles.choices} aria-label="Modes">
        {names.map((name) => (
          <label key={name}>
            <input type="checkbox" checked={shown.includes(name)} onChange={() => toggle(name)} /> {name}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.choices} aria-label="Compare">
        Compare
        <ColumnChoice label="First" value={first} onChange={(name) => onShow([name, second])} />
        with
        <ColumnChoice label="Second" value={second} onChange={(name) => onShow([first, name])} />
        <button
          type="button"
          className={desk.control}
          onClick={() => {
            onShow(['800 px', 'Reviewed, light']);
            onZoom(0.7);
          }}
        >
          Now and reviewed
        </button>
        <button type="button" className={desk.control} onClick={() => onShow(usualColumns)}>
          All modes
        </button>
      </fieldset>
      <label>
        Zoom{' '}
        <input
          type="range"
          min={0.2}
          max={1}
          step={0.01}
          value={zoom}
          onChange={(event) => onZoom(Number(event.target.value))}
        />{' '}
        {Math.round(zoom * 100)} %
      </label>
    </div>
  );
}

interface ColumnChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
}

const ColumnChoice = ({ label, value, onChange }: ColumnChoiceProps) => (
  <select className={desk.control} aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
    {names.map((name) => (
      <option key={name}>{name}</option>
    ))}
  </select>
);
