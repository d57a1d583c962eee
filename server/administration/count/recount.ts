import { readConfiguration } from '#server/platform/configuration/configuration.ts';
import { runCommand } from '#server/platform/configuration/run-command.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { type Drift, recount } from './recount-forum.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const usage = `Counts everything anew that the forum keeps as a count, and puts right what differs.

  npm run recount               count and repair
  npm run recount -- --check    only tell what differs

Ends with 1 when anything differed.`;

/** Formats the report of a recount, one line per difference. */
export function describeDrift(drift: readonly Drift[], repaired: boolean): string {
  if (drift.length === 0) return 'Every count is true.';
  const lines = drift.map(({ table, id, column, was, is }) => `  ${table} ${id}: ${column} was ${was}, is ${is}`);
  const many = drift.length === 1 ? '1 count differed' : `${drift.length} counts differed`;
  const outcome = repaired ? (drift.length === 1 ? ' and was put right:' : ' and were put right:') : ':';
  return [`${many}${outcome}`, ...lines].join('\n');
}

async function main(): Promise<void> {
  const options = process.argv.slice(2);
  if (options.some((option) => option !== '--check')) return say(usage);
  const repair = !options.includes('--check');
  const { databaseUrl, dataFolder } = readConfiguration();
  const database = await openDatabase({ databaseUrl, dataFolder });
  try {
    await migrate(database);
    const drift = await recount(database, { repair });
    say(describeDrift(drift, repair));
    if (drift.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

if (import.meta.main) await runCommand(main);
