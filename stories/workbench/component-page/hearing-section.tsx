import { useState } from 'react';
import type { ComponentFacts } from '#scripts/component-pages/facts.ts';
import * as styles from './component-page.css.ts';
import type { Guide } from './guide.ts';

interface HearingSectionProps {
  readonly facts: ComponentFacts;
  readonly guide: Guide | undefined;
}

/** The keys that a component reacts to, and what a screen reader says in each state. */
export const HearingSection = ({ facts: { keys, spoken }, guide }: HearingSectionProps) => (
  <div className={styles.columns}>
    <div>
      <h3 className={styles.subtitle}>Keyboard</h3>
      <table className={styles.table} aria-label="Keyboard">
        <tbody>
          {guide?.keys?.map(([pressed, effect]) => (
            <KeyRow key={`${pressed} ${effect}`} keys={pressed.split(', ')} effect={effect} />
          ))}
          {keys.map(({ event, keys: pressed, twins }) => (
            <KeyRow
              key={event}
              keys={pressed}
              effect={
                twins.length > 0 && pressed.length === 0 ? `${event}: the keyboard uses ${twins.join(', ')}` : event
              }
            />
          ))}
        </tbody>
      </table>
      {!guide?.keys && keys.length === 0 && <p className={styles.quiet}>It has no keys of its own.</p>}
    </div>
    <div>
      <h3 className={styles.subtitle}>Screen reader</h3>
      {guide?.reader && <p>{guide.reader}</p>}
      {Object.keys(spoken).length > 0 && <Transcript spoken={spoken} />}
    </div>
  </div>
);

const KeyRow = ({ keys, effect }: { keys: readonly string[]; effect: string }) => (
  <tr>
    <th scope="row">
      {keys.map((key) => (
        <kbd key={key} className={styles.key}>
          {key}
        </kbd>
      ))}
      {keys.length === 0 && <span className={styles.quiet}>–</span>}
    </th>
    <td>{effect}</td>
  </tr>
);

/** The reviewed transcript of one state at a time. */
function Transcript({ spoken }: { spoken: Readonly<Record<string, readonly string[]>> }) {
  const states = Object.keys(spoken);
  const [state, choose] = useState(states[0] ?? '');
  return (
    <>
      <label className={styles.choice}>
        In the state
        <select className={styles.select} value={state} onChange={(event) => choose(event.target.value)}>
          {states.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <ol className={styles.spoken} aria-label={`Spoken in ${state}`}>
        {spoken[state]?.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ol>
    </>
  );
}
