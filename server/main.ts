import closeWithGrace from 'close-with-grace';
import { firstAdministratorLink } from '#server/account/first-administrator.ts';
import { sealOldSecrets } from '#server/account/sealed-secrets.ts';
import { openBus } from '#server/platform/bus.ts';
import { type Configuration, ConfigurationError, readConfiguration } from '#server/platform/configuration.ts';
import { type Database, DatabaseInUseError, openDatabase } from '#server/platform/database.ts';
import type { Forum } from '#server/platform/forum.ts';
import { createLog, type Log } from '#server/platform/log.ts';
import { MigrationError, migrate } from '#server/platform/migrate.ts';
import { openForum } from '#server/platform/open-forum.ts';
import { loadSampleWhenEmpty } from '#server/sample/load.ts';
import { createServer } from '#server/server.ts';

/** When the command began; `npm start` hands over its own beginning, so that the time told is the time waited. */
const begun = Number(process.env['FOLKMOOT_START_TIME'] ?? performance.timeOrigin);

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** How often the embedded database is asked whether it still runs, in milliseconds. */
const watchPause = 5_000;

// The embedded database does not come back by itself; a supervisor, or a person, starts the whole forum again.
const watch = (database: Database, log: Log): void =>
  void setInterval(() => {
    if (!database.fault) return;
    log.fatal({ err: database.fault }, 'The embedded database has stopped, and the forum with it.');
    process.exit(1);
  }, watchPause).unref();

async function open(configuration: Configuration, log: Log): Promise<{ forum: Forum; close: () => Promise<void> }> {
  const { databaseUrl, dataFolder } = configuration;
  say(databaseUrl ? 'Preparing the database…' : `Preparing the embedded database in ${dataFolder}…`);
  const database = await openDatabase({ databaseUrl, dataFolder, log });
  await migrate(database, { log });
  const bus = await openBus(database, { databaseUrl, log });
  watch(database, log);
  const close = async () => {
    await bus.close();
    await database.close();
  };
  return { forum: openForum({ configuration, log, database, bus }), close };
}

async function start(): Promise<void> {
  const configuration = readConfiguration();
  const { port, host, siteUrl } = configuration;
  const log = createLog(configuration);
  const { forum, close } = await open(configuration, log);
  const isNew = forum.database.kind === 'embedded' && (await loadSampleWhenEmpty(forum));
  if (isNew) say('Loaded a sample community; `npm run sample:remove` takes it away again.');
  await sealOldSecrets(forum);
  const server = await createServer(forum);
  await server.listen({ port, host });
  closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    if (err) log.fatal({ err }, 'The forum stops because of an error.');
    await server.close();
    await close();
  });
  const link = await firstAdministratorLink(forum);
  // Printed, not logged: the log takes secrets out of addresses.
  if (link) say(`Make the first administrator (the link works once, for 24 hours):\n  ${link}`);
  say(`Folkmoot is ready at ${siteUrl} in ${((Date.now() - begun) / 1_000).toFixed(1)} s`);
}

try {
  await start();
} catch (error) {
  const isExpected =
    error instanceof ConfigurationError || error instanceof DatabaseInUseError || error instanceof MigrationError;
  const isTaken = (error as { code?: string }).code === 'EADDRINUSE';
  const reason = isTaken ? 'The port is in use by another program. Set PORT to a free one.' : (error as Error).message;
  process.stderr.write(
    isExpected || isTaken ? `Folkmoot cannot start: ${reason}\n` : `Folkmoot cannot start: ${(error as Error).stack}\n`,
  );
  process.exit(1);
}
