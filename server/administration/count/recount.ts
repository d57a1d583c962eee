import { readConfiguration } from '#server/platform/configuration/configuration.ts';
import { runCommand } from '#server/platform/configuration/run-command.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { type Drift, recount } from './recount-forum.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const usage = `Recalculates all stored counters and repairs those that differ.

  npm run recount               recalculate and repair
  npm run recount -- --check    report differences only

Exits with 1 if any counter differed.`;

/** Formats the report of a recount, one line per difference. */
export function describeDrift(drift: readonly Drift[], repaired: boolean): string {
  if (drift.length === 0) return 'All counters are correct.';
  const lines = drift.map(({ table, id, column, was, is }) => `  ${table} ${id}: ${column} was ${was}, is ${is}`);
  const many = drift.length === 1 ? '1 counter differed' : `${drift.length} counters differed`;
  const outcome = repaired ? (drift.length === 1 ? ' and was repaired:' : ' and were repaired:') : ':';
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
