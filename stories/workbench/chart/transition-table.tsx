import * as styles from '#stories/workbench/panel/machine-panel.css.ts';
import * as panel from '#stories/workbench/panel/panel.css.ts';
import { type ChartState, statesIn } from './chart.ts';
import type { StatechartLife } from './statechart.tsx';

interface TransitionTableProps {
  readonly chart: ChartState;
  readonly life: StatechartLife;
}

const flag = (is: boolean) => (is ? '' : undefined);

/** The transitions of a machine as a table: an accessible and searchable form of the chart. */
export function TransitionTable({ chart, life }: TransitionTableProps) {
  const states = statesIn(chart);
  const pathOf = (id: string | undefined) => states.find((state) => state.id === id)?.path || chart.name;
  return (
    <div className={panel.wide}>
      <table className={panel.table}>
        <caption className={panel.quiet}>Transitions of {chart.name}</caption>
        <thead>
          <tr>
            {['State', 'Event', 'Guard', 'Target', 'Actions', 'Status'].map((text) => (
              <th key={text} scope="col" className={panel.cell}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {states.flatMap((state) =>
            state.transitions.map(({ key, words, guard, target, actions }) => (
              <tr
                key={key}
                className={styles.line}
                data-live={flag(life.live.has(key))}
                data-past={flag(life.past.has(key))}
              >
                <th scope="row" className={panel.cell}>
                  {state.path || 'Any state'}
                </th>
                <td className={panel.cell}>{words}</td>
                <td className={panel.cell}>{guard}</td>
                <td className={panel.cell}>{target === undefined ? 'Same state' : pathOf(target)}</td>
                <td className={panel.cell}>{actions.join(', ')}</td>
                <td className={panel.cell}>
                  {[life.live.has(key) && 'possible', life.past.has(key) && 'taken'].filter(Boolean).join(', ')}
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  );
}
