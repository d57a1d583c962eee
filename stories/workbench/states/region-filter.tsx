import * as styles from './region-filter.css.ts';
import { type FilteredState, type RegionChoice, regionsIn } from './state-filter.ts';

interface RegionFilterProps {
  readonly states: readonly FilteredState[];
  readonly choice: RegionChoice;
  readonly onChoose: (choice: RegionChoice) => void;
}

/** A select for each region of a machine. Renders nothing for a machine without regions. */
export function RegionFilter({ states, choice, onChoose }: RegionFilterProps) {
  const regions = [...regionsIn(states)];
  if (regions.length === 0) return null;
  return (
    <fieldset className={styles.regions} aria-label="Filter by region">
      {regions.map(([region, names]) => (
        <label key={region} className={styles.region}>
          {region}
          <select
            className={styles.select}
            value={choice[region] ?? ''}
            onChange={(event) => onChoose({ ...choice, [region]: event.target.value })}
          >
            <option value="">all {names.length}</option>
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
