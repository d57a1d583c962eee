import { existsSync } from 'node:fs';
import path from 'node:path';
import { openBus } from '#server/platform/cache/bus.ts';
import { readConfiguration } from '#server/platform/configuration/configuration.ts';
import { createLog } from '#server/platform/configuration/log.ts';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { type ImportArguments, readArguments } from './import-arguments.ts';
import { withoutTimeout } from './import-database.ts';
import { writeReport } from './import-report.ts';
import { findDump, hasTables, runImport } from './run-import.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/**
 * Opens the forum's database. A dry run without a database uses an empty in-memory database, so that nothing is
 * written.
 */
async function open({ isDryRun }: ImportArguments): Promise<Database> {
  const { databaseUrl: address, dataFolder } = readConfiguration();
  const databaseUrl = address && withoutTimeout(address);
  const isMissing = !databaseUrl && !existsSync(path.join(dataFolder, 'database'));
  const database = await openDatabase(isDryRun && isMissing ? { inMemory: true } : { databaseUrl, dataFolder });
  if (!isDryRun || isMissing) await migrate(database);
  else if (!(await hasTables(database.kysely)))
    throw new Error('The database is empty. Start the forum once, or omit --dry-run.');
  return database;
}

/** Notifies running forums on the same database that the categories have changed. */
async function announce(database: Database): Promise<void> {
  const configuration = readConfiguration();
  const bus = await openBus(database, { databaseUrl: configuration.databaseUrl, log: createLog(configuration) });
  await bus.publish('categories.changed', {});
  await bus.close();
}

async function main(): Promise<void> {
  const options = readArguments(process.argv.slice(2));
  const dump = await findDump(options.folder);
  say('Opening the database…');
  const database = await open(options);
  try {
    const { report, seconds, listFile } = await runImport(database.kysely, dump, options, process.stdout);
    if (!options.isDryRun) await announce(database);
    say(writeReport(report, options));
    if (listFile) say(`All errors and all skipped or changed rows: ${listFile}`);
    const { rows } = report;
    const speed = Math.round(rows / Math.max(0.001, seconds)).toLocaleString('en');
    say(`${rows.toLocaleString('en')} rows read in ${seconds.toFixed(1)} s, ${speed} a second.`);
    say(
      options.isDryRun
        ? 'This was a dry run: nothing was stored.'
        : 'Running the import again imports only new records.',
    );
    if (report.isIncomplete) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`The import stopped: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
