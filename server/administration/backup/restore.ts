import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { mediaFolderOf } from '#server/composer/media/media-store.ts';
import { ConfigurationError, readConfiguration } from '#server/platform/configuration/configuration.ts';
import { runCommand } from '#server/platform/configuration/run-command.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { DatabaseUnusableError } from '#server/platform/database/database-unusable-error.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { type Restoration, RestoreError, restoreBackup } from './backup-restoring.ts';
import { sendWaitingJobs } from './waiting-jobs.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const usage = `Restores a backup into an empty forum, and compares it with the backup.

  npm run restore -- backup.tar.gz

The database is that of DATABASE_URL, which must be empty, or a new embedded database in DATA_DIR. DATA_DIR must not
contain uploads. Exits with 1 if anything differs from the backup.`;

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
