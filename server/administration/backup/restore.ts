import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { mediaFolderOf } from '#server/composer/media/media-store.ts';
import { allJobs } from '#server/jobs/all-jobs.ts';
import { openBus } from '#server/platform/cache/bus.ts';
import {
  type Configuration,
  ConfigurationError,
  readConfiguration,
} from '#server/platform/configuration/configuration.ts';
import { createLog } from '#server/platform/configuration/log.ts';
import { runCommand } from '#server/platform/configuration/run-command.ts';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { DatabaseUnusableError } from '#server/platform/database/database-unusable-error.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openForum } from '#server/platform/open-forum.ts';
import { type Restoration, RestoreError, restoreBackup } from './backup-restoring.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const usage = `Restores a backup into an empty forum, and compares it with the backup.

  npm run restore -- backup.tar.gz

The database is that of DATABASE_URL, which must be empty, or a new embedded database in DATA_DIR. DATA_DIR must not
contain uploads. Exits with 1 if anything differs from the backup.`;

const Sent = z.object({
  name: z.string(),
  data: z.record(z.string(), z.unknown()),
  startAfter: z.string(),
  singletonKey: z.string().nullable(),
});

/** Sends the waiting jobs of a backup again. Returns their number. Recurring jobs start by their schedule. */
export async function sendWaitingJobs(
  { database, configuration }: { database: Database; configuration: Configuration },
  jobs: readonly string[],
): Promise<number> {
  const log = createLog({ ...configuration, logLevel: 'fatal' });
  const bus = await openBus(database, { databaseUrl: configuration.databaseUrl, log });
  const forum = openForum({ configuration, log, database, bus });
  await forum.jobs.open(allJobs);
  let sent = 0;
  for (const line of jobs) {
    const { name, data, startAfter, singletonKey } = Sent.parse(JSON.parse(line));
    const job = allJobs.find((one) => one.name === name && !one.cron && !name.startsWith('backup.'));
    const parsed = job?.schema.safeParse(data);
    if (!job || !parsed?.success) continue;
    const key = singletonKey === null ? {} : { singletonKey };
    if (await forum.jobs.send(job, parsed.data, { startAfter: new Date(startAfter), ...key })) sent += 1;
  }
  await forum.jobs.close();
  await bus.close();
  return sent;
}

/** Formats the result of a restoration. */
export function describeRestoration({ dateCreated, siteUrl, tables, rows, uploads, differences }: Restoration): string {
  const outcome =
    differences.length === 0
      ? 'Compared with the backup: everything is equal.'
      : `Compared with the backup: these differ: ${differences.join(', ')}.`;
  return `Restored the backup of ${siteUrl} from ${dateCreated}: ${rows} rows in ${tables} tables, ${uploads} uploads.\n${outcome}`;
}

async function requireEmptyFolder(folder: string): Promise<void> {
  const uploads = mediaFolderOf(folder);
  if (existsSync(uploads) && (await readdir(uploads)).length > 0)
    throw new ConfigurationError(`The folder ${uploads} already contains uploads. Set DATA_DIR to a new folder.`);
}

async function main(): Promise<void> {
  const [file, ...others] = process.argv.slice(2);
  if (!file || others.length > 0 || file.startsWith('-')) return say(usage);
  if (!existsSync(file)) throw new ConfigurationError(`There is no file ${path.resolve(file)}.`);
  const configuration = readConfiguration();
  const { databaseUrl, dataFolder } = configuration;
  await mkdir(dataFolder, { recursive: true });
  await requireEmptyFolder(dataFolder);
  const database = await openDatabase({ databaseUrl, dataFolder });
  try {
    const restored = await restoreBackup({ file, database, dataFolder }).catch((error: unknown) => {
      throw error instanceof RestoreError ? new DatabaseUnusableError(error.message, { cause: error }) : error;
    });
    await migrate(database);
    const sent = await sendWaitingJobs({ database, configuration }, restored.jobs);
    say(describeRestoration(restored));
    say(`${sent} waiting jobs were queued again. Start the forum with npm start.`);
    if (restored.differences.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

if (import.meta.main) await runCommand(main);
