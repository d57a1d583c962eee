import { useEffect, useState } from 'react';
import type { Bench } from '#stories/workbench/bench.ts';
import type { Plan } from '#stories/workbench/bench-plan.ts';
import type { BenchMachine } from '#stories/workbench/bench-view.ts';
import type { ChartState } from '#stories/workbench/chart/chart.ts';
import { reasonSentence, reasonsOf } from '#stories/workbench/chart/reasons.ts';
import { copied } from '#stories/workbench/copied.ts';
import * as desk from '#stories/workbench/desk.css.ts';
import { pathParams } from '#stories/workbench/links.ts';
import * as styles from '#stories/workbench/panel/machine-panel.css.ts';
import * as panel from '#stories/workbench/panel/panel.css.ts';
import { changedSearch } from '#stories/workbench/settings.ts';
import { stateWords } from '#stories/workbench/states/state-words.ts';
import { asData, carried, type StepEvent } from './candidates.ts';
import { tokenOf } from './path-address.ts';

interface PastedPathProps {
  readonly bench: Bench;
  readonly shown: BenchMachine;
}

interface PathSoFarProps extends PastedPathProps {
  readonly chart: ChartState;
}

/** The maximum number of steps stored in an address. */
const mostSteps = 60;

/** The steps a machine has taken since the story started, with buttons to copy, link, revert and replay them. */
export function PathSoFar({ bench, shown, chart }: PathSoFarProps) {
  const { steps, machine } = shown;
  const plan: Plan = { machine: machine.id, start: bench.view.start, steps };
  const [status, setStatus] = useState('');
  usePathInAddress(plan);
  const copy = async (label: string, text: string) =>
    setStatus((await copied(text)) ? `${label} copied.` : 'The browser blocked copying.');
  return (
    <section className={panel.part} aria-label="Path">
      <h3 className={panel.heading}>Path ({steps.length === 1 ? '1 step' : `${steps.length} steps`})</h3>
      {steps.length > 0 && (
        <ol className={styles.steps}>
          {steps.map(({ event, words, to, keys }, index) => (
            <li key={`${index} ${event.type}`}>
              {words} <span className={panel.quiet}>{carried(event)}</span> → {stateWords(machine, to)}
              {reasonsOf(keys, chart).map((reason) => (
                <span key={reason.key} className={panel.reason}>
                  {reasonSentence(reason)}
                </span>
              ))}
            </li>
          ))}
        </ol>
      )}
      <div className={panel.row}>
        <button
          type="button"
          className={desk.control}
          disabled={steps.length === 0}
          onClick={() =>
            copy(
              'Path',
              JSON.stringify(
                steps.map(({ event }) => asData(event)),
                null,
                2,
              ),
            )
          }
        >
          Copy path
        </button>
        <button
          type="button"
          className={desk.control}
          onClick={() => copy('Link', new URL(changedSearch(location.search, pathParams(plan)), location.href).href)}
        >
          Copy link
        </button>
        <button
          type="button"
          className={desk.control}
          disabled={steps.length === 0}
          onClick={() => bench.play({ ...plan, steps: steps.slice(0, -1) }, 0)}
        >
          Undo step
        </button>
        <button type="button" className={desk.control} disabled={steps.length === 0} onClick={() => bench.play(plan)}>
          Replay
        </button>
        <button type="button" className={desk.control} disabled={steps.length === 0} onClick={() => bench.load(plan)}>
          Replay by step
        </button>
        <span className={panel.quiet} role="status">
          {status}
        </span>
      </div>
      <PastedPath bench={bench} shown={shown} />
    </section>
  );
}

/** Stores the machine and its path in the address of the page, so that the current state can be linked to. */
function usePathInAddress(plan: Plan) {
  const { path = '', ...others } = pathParams(plan);
  const { machine, start } = others;
  const isSaid = plan.steps.length > 0 && plan.steps.length <= mostSteps;
  useEffect(() => {
    const said = isSaid ? { machine, start, path } : { machine: undefined, start: undefined, path: undefined };
    history.replaceState(history.state, '', changedSearch(location.search, said));
  }, [isSaid, machine, start, path]);
}

function PastedPath({ bench, shown }: PastedPathProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const play = () => {
    try {
      const events = JSON.parse(text) as StepEvent[];
      const steps = events.map((event) => ({ token: tokenOf(event, shown.machine, shown.model) }));
      setProblem('');
      bench.play({ machine: shown.machine.id, start: bench.view.start, steps });
    } catch (error) {
      setProblem(`Invalid list of events: ${error instanceof Error ? error.message : error}`);
    }
  };
  return (
    <details>
      <summary className={panel.summary}>Replay a pasted path</summary>
      <textarea
        className={panel.paste}
        aria-label="Path as a JSON list of events"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="button" className={desk.control} onClick={play}>
        Replay path
      </button>
      <span className={panel.quiet} role="alert">
        {problem}
      </span>
    </details>
  );
}
