import { gestures, machines, models, reports, scenes } from 'virtual:coverage';
import { Fragment } from 'react';
import { stateStoryOf, storyLink } from '#stories/workbench/story-links.ts';
import * as styles from './coverage-page.css.ts';
import { type Share, sumOf } from './totals.ts';

interface CoverageShare extends Share {
  readonly missing?: readonly string[];
}

/** The coverage of a machine in one run (`tests/support/machine/coverage-report.ts`). */
export interface CoverageReport {
  readonly area: string;
  readonly stem: string;
  /**
   * The kind of run: `walks` runs the machine alone, `pointer` and `keyboard` are walks in Chromium, and `states`
   * renders the states in all modes.
   */
  readonly run: string;
  readonly states?: CoverageShare;
  readonly transitions?: CoverageShare;
  readonly guards?: CoverageShare;
  readonly pairs?: CoverageShare;
  readonly twins?: CoverageShare;
  readonly axeCells?: number;
  /** Whether the machine, its model or its gestures have changed since the run. */
  readonly isStale?: boolean;
}

interface Row {
  readonly address: string;
  readonly runs: Readonly<Record<string, CoverageReport>>;
  /** The kinds of files that walks need and the machine does not have. */
  readonly lacks: readonly string[];
  readonly missing: readonly string[];
  readonly isStale: boolean;
}

const rowOf = (address: string): Row => {
  const own = reports.filter(({ area, stem }) => `${area}/${stem}` === address);
  const runs = Object.fromEntries(own.map((report) => [report.run, report]));
  const needs = { model: models, scene: scenes, gestures } as const;
  return {
    address,
    runs,
    lacks: Object.entries(needs)
      .filter(([, addresses]) => !addresses.includes(address))
      .map(([part]) => part),
    missing: [...new Set(own.flatMap(missingIn))],
    isStale: own.some((report) => report.isStale),
  };
};

const missingIn = ({ run, states, transitions, guards, twins }: CoverageReport) =>
  [states, transitions, guards, twins]
    .flatMap((share) => share?.missing ?? [])
    .map((what) => `${run === 'walks' ? 'machine' : run}: ${what}`);

/** The coverage of every machine in the latest runs, with the missing tests. */
export function CoveragePage() {
  const rows = [...new Set([...machines, ...models])].map(rowOf);
  const walked = rows.flatMap(({ runs }) => (runs['walks'] ? [runs['walks']] : []));
  return (
    <div className={styles.page}>
      <h1>Coverage</h1>
      <p>
        The latest run of each machine: of <code>npm run walk -- &lt;machine&gt;</code> or of <code>npm test</code>.
        This page updates when a run ends. A machine is marked as changed if its files are newer than its run.
      </p>
      <div className={styles.totals}>
        <Total words="machines covered" done={walked.length} all={rows.length} />
        {(['states', 'transitions', 'guards', 'pairs'] as const).map((kind) => (
          <Total key={kind} words={kind} {...sumOf(walked.map((report) => report[kind]))} />
        ))}
        <Total words="keyboard equivalents" {...sumOf(rows.map(({ runs }) => runs['keyboard']?.twins))} />
      </div>
      <div className={styles.room}>
        <table className={styles.table}>
          <caption>Coverage of each machine</caption>
          <thead>
            <tr>
              {heads.map((text) => (
                <th key={text} scope="col" className={styles.cell}>
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Fragment key={row.address}>
                <MachineRow {...row} />
                <MissingRow {...row} />
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const heads = [
  'Machine',
  'States',
  'Transitions',
  'Guards',
  'Pairs',
  'Pointer',
  'Keyboard',
  'Keyboard equivalents',
  'axe cells',
];

function MachineRow({ address, runs, lacks, isStale }: Row) {
  const { walks, pointer, keyboard, states } = runs;
  return (
    <tr>
      <th scope="row" className={styles.cell}>
        <Name address={address} hasStories={!lacks.includes('scene') && !lacks.includes('model')} />
        {isStale && <span className={styles.stale}>changed since</span>}
      </th>
      {[
        walks?.states,
        walks?.transitions,
        walks?.guards,
        walks?.pairs,
        pointer?.transitions,
        keyboard?.transitions,
        keyboard?.twins,
      ].map((share, index) => (
        <td key={heads[index + 1]} className={styles.cell}>
          <ShareCell share={share} />
        </td>
      ))}
      <td className={styles.cell}>{states?.axeCells ?? '–'}</td>
    </tr>
  );
}

/** The missing items of a machine. Renders nothing when there are none. */
function MissingRow({ address, lacks, missing }: Row) {
  if (lacks.length + missing.length === 0) return null;
  return (
    <tr>
      <td className={styles.missing} colSpan={heads.length} aria-label={`Missing coverage of ${address}`}>
        {lacks.length > 0 && <p>Missing files: {lacks.join(', ')}.</p>}
        {missing.map((what) => (
          <p key={what}>{what}</p>
        ))}
      </td>
    </tr>
  );
}

const Name = ({ address, hasStories }: { address: string; hasStories: boolean }) =>
  hasStories ? (
    <a href={storyLink(stateStoryOf(address, 'live'))} target="_top">
      {address}
    </a>
  ) : (
    address
  );

function ShareCell({ share }: { share: CoverageShare | undefined }) {
  if (!share) return <span>–</span>;
  const { done, all, missing = [] } = share;
  // When there are more pairs than the model walks, none counts as missing.
  const isBeyond = done === 0 && missing.length === 0;
  const kind = all === 0 || isBeyond ? 'nothing' : done === 0 ? 'none' : done < all ? 'part' : 'whole';
  return (
    <span className={styles.share} {...{ [`data-${kind}`]: '' }}>
      {all === 0 ? 'none' : isBeyond ? `${all}, too many` : `${done}/${all}`}
    </span>
  );
}

const Total = ({ words, done, all }: { words: string; done: number; all: number }) => (
  <div className={styles.total}>
    <span className={styles.number}>
      {done}/{all}
    </span>
    {words}
  </div>
);
