import { parseArgs } from 'node:util';
import type { DatabaseKind } from './databases.ts';

/** The arguments of `npm run bench`. */
export interface BenchArguments {
  readonly sizes: readonly number[];
  readonly databases: readonly DatabaseKind[];
  /** The duration of each load in seconds, and the number of rounds. The report shows the median of the rounds. */
  readonly seconds: number;
  readonly rounds: number;
  readonly port: number;
  readonly withBrowser: boolean;
  readonly withPlans: boolean;
  /** Whether the ten writers have a long history: thousands of posts, notifications and bookmarks. */
  readonly isBusy: boolean;
  /** Whether the report lists the slowest statements. */
  readonly withStatements: boolean;
  /** Selects the scenarios whose name contains this text. */
  readonly only: string;
  /** Whether the report is written to docs/performance.md. */
  readonly isWritten: boolean;
}

/** The text that `--help` prints. */
export const usage = `npm run bench -- [--sizes 1000,100000] [--databases embedded,postgres] [--quick] [--only list]
  [--rounds 3] [--seconds 4] [--port 24380] [--no-browser] [--no-plans] [--busy] [--statements] [--write]

Measures the built forum on generated data, which is cached in .cache/bench. --quick is one short round at 1,000
discussions. --only selects scenarios whose name contains the text. --busy gives ten members
10,000 posts, 5,000 notifications and 1,000 bookmarks each. --statements lists the slowest statements of every route
(PostgreSQL with pg_stat_statements). --write stores the full report in .cache/bench/report.md and its main figures in
docs/performance.md.`;

const isKind = (text: string): text is DatabaseKind => text === 'embedded' || text === 'postgres';

/** Parses the command-line arguments. Throws an `Error` that names the invalid argument. */
export function readArguments(args: readonly string[]): BenchArguments {
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      sizes: { type: 'string' },
      databases: { type: 'string', default: 'embedded,postgres' },
      quick: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      port: { type: 'string', default: '24380' },
      only: { type: 'string', default: '' },
      browser: { type: 'boolean', default: true },
      plans: { type: 'boolean', default: true },
      busy: { type: 'boolean', default: false },
      statements: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const { quick } = values;
  const databases = values.databases.split(',').filter(isKind);
  const sizes = (values.sizes ?? (quick ? '1000' : '1000,100000')).split(',').map(Number);
  if (databases.length === 0) throw new Error('--databases takes embedded, postgres or both.');
  if (sizes.some((size) => !Number.isInteger(size) || size < 100)) throw new Error('--sizes takes numbers from 100.');
  return {
    sizes,
    databases,
    seconds: Number(values.seconds ?? (quick ? 1 : 4)),
    rounds: Number(values.rounds ?? (quick ? 1 : 3)),
    port: Number(values.port),
    withBrowser: values.browser,
    withPlans: values.plans,
    isBusy: values.busy,
    withStatements: values.statements,
    only: values.only,
    isWritten: values.write,
  };
}
