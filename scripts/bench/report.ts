import { type BrowserFigures, pageTable, scriptTable } from './browser.ts';
import { type BulkMove, bulkMoveText } from './bulk-move.ts';
import type { DatabaseKind } from './databases.ts';
import { type EveryCall, everyCallText } from './every-call.ts';
import type { Effort, Figures } from './measure.ts';
import { type Mounts, mountsTable } from './mounts.ts';
import type { Plan } from './plans.ts';
import { type Statement, statementTable } from './statements.ts';
import { tableOf } from './table.ts';

/** The measurements of one forum. */
export interface ForumFigures {
  readonly kind: DatabaseKind;
  readonly discussions: number;
  readonly figures: readonly Figures[];
  /** Megabytes, after the start and after all loads. */
  readonly memory: { readonly atRest: number; readonly underLoad: number };
  readonly plans: readonly Plan[];
  readonly browser: BrowserFigures | undefined;
  readonly bulkMove: BulkMove | undefined;
  readonly everyCall: EveryCall | undefined;
  readonly statements: readonly Statement[] | undefined;
}

/** All measurements and the conditions under which they were taken. */
export interface BenchReport {
  readonly date: Date;
  readonly machine: string;
  /** The load average of the last minute, before and after the measurements. */
  readonly load: readonly [number, number];
  readonly effort: Effort;
  readonly forums: readonly ForumFigures[];
  readonly mounts: Mounts | undefined;
}

/** The names of the databases in a report. */
export const kinds = { embedded: 'embedded database', postgres: 'PostgreSQL' } as const;

/** The date, the machine, the load and the effort of a measurement, in a paragraph. */
export const conditionsText = ({ date, machine, load, effort }: BenchReport): string =>
  `Measured ${date.toISOString().slice(0, 10)} on ${machine}, with Node ${process.versions.node}. Client, server and PostgreSQL shared
the machine; its load average was ${load[0].toFixed(1)} before and ${load[1].toFixed(1)} after. Ten connections, or one in scenarios named "one reader".
Rounds of ${effort.seconds} s; each figure is the median of ${effort.rounds}. CPU is the processor time of one request, including the work that
follows its response: "process" is the forum's process with all threads, "store" all processes of PostgreSQL. The embedded
database is a thread of the forum's process. HTML is compressed with Zstandard.`;

/** The full report as Markdown. */
export function reportText(report: BenchReport): string {
  const { forums, mounts } = report;
  const sections = forums.map(({ kind, discussions, figures, memory, bulkMove, everyCall, statements }) =>
    [
      `### ${discussions.toLocaleString('en')} discussions, ${kinds[kind]}`,
      tableOf(figures),
      `Memory: ${memory.atRest.toFixed(1)} MB after the start, ${memory.underLoad.toFixed(1)} MB after all of these loads.`,
      ...(bulkMove ? [bulkMoveText(bulkMove)] : []),
      ...(everyCall ? [everyCallText(everyCall)] : []),
      ...(statements ? [statementTable(statements)] : []),
    ].join('\n\n'),
  );
  const browser = forums.find((forum) => forum.browser)?.browser;
  const plans = forums.filter((forum) => forum.plans.length > 0).at(-1);
  return [
    conditionsText(report),
    ...sections,
    ...(browser ? ['### In the browser', pageTable(browser), scriptTable(browser)] : []),
    ...(mounts ? ['### Mounting components', mountsTable(mounts)] : []),
    ...(plans
      ? [`### Plans at ${plans.discussions.toLocaleString('en')} discussions`, ...plans.plans.map(planText)]
      : []),
  ].join('\n\n');
}

const planText = ({ name, lines }: Plan): string => `${name}:\n\n\`\`\`\n${lines.join('\n')}\n\`\`\``;
