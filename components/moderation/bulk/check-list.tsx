import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import * as styles from './check-list.css.ts';

interface CheckListProps {
  readonly legend: string;
  readonly options: readonly { readonly id: number; readonly name: string }[];
  readonly chosen: readonly number[];
  readonly onChange: (chosen: number[]) => void;
}

/** A group of checkboxes for choosing several options. */
export const CheckList = ({ legend, options, chosen, onChange }: CheckListProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{legend}</legend>
    <div className={styles.options}>
      {options.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
        />
      ))}
    </div>
  </fieldset>
);
