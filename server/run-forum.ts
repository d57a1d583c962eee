import closeWithGrace from 'close-with-grace';
import { sealOldSecrets } from '#server/account/credential/sealed-secrets.ts';
import { firstAdministratorLink } from '#server/account/registration/first-administrator.ts';
import { finishSwitch } from '#server/administration/restore/switch-finish.ts';
import { openBus } from '#server/platform/cache/bus.ts';
import type { Configuration } from '#server/platform/configuration/configuration.ts';
import type { Log } from '#server/platform/configuration/log.ts';
import { restartProcess } from '#server/platform/configuration/process-restart.ts';
import type { Database } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openForum } from '#server/platform/open-forum.ts';
import { loadSampleWhenEmpty } from '#server/sample/load-when-empty.ts';
import { createServer } from '#server/server.ts';

/** The interval at which the embedded database is checked for a failure, in milliseconds. */
const watchPause = 5_000;

// The embedded database does not recover by itself; a supervisor or a person has to restart the whole forum.
const watch = (database: Database, log: Log): void =>
  void setInterval(() => {
    if (!database.fault) return;
    log.fatal({ err: database.fault }, 'The embedded database has stopped; the forum exits.');
    process.exit(1);
  }, watchPause).unref();

/** The services with which a forum is started. */
export interface ForumParts {
  readonly configuration: Configuration;
  readonly log: Log;
  readonly database: Database;
  /** Prints a line of progress for the administrator. */
  readonly say: (line: string) => void;
  /** Stops what listens at the address of the forum while it starts. */
  readonly stopWaiting: () => Promise<void>;
}

/**
 * Migrates an opened database to the newest version and serves the forum until the process is terminated.
 *
 * @throws {MigrationError} when the database cannot be migrated to the newest version.
 * @throws when the server cannot listen at the configured address (`listenProblem`).
 */
export async function runForum({ configuration, log, database, say, stopWaiting }: ForumParts): Promise<void> {
  const { port, host, databaseUrl } = configuration;
  await migrate(database, { log });
  await finishSwitch({ configuration, log, database });
  const bus = await openBus(database, { databaseUrl, log });
  watch(database, log);
  let restart = (): void => undefined;
  const forum = openForum({
    configuration,
    log,
    database,
    bus,
    restart: database.kind === 'embedded' ? () => restart() : undefined,
  });
  const isNew = database.kind === 'embedded' && (await loadSampleWhenEmpty(forum));
  if (isNew) say('Loaded a sample community; `npm run sample:remove` removes it.');
  await sealOldSecrets(forum);
  const server = await createServer(forum);
  await stopWaiting();
  await server.listen({ port, host });
  const close = async () => {
    await server.close();
    await bus.close();
    await database.close();
  };
  const grace = closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    if (err) log.fatal({ err }, 'The forum exits because of an error.');
    await close();
  });
  restart = () => {
    grace.uninstall();
    log.warn('The forum restarts.');
    void restartProcess(() => close().catch((error: unknown) => log.error({ err: error }, 'Closing failed.')));
  };
  const link = await firstAdministratorLink(forum);
  // Printed instead of logged, since the logger redacts secrets in URLs.
  if (link) say(`Create the first administrator (the link works once and expires after 24 hours):\n  ${link}`);
}
