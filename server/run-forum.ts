import closeWithGrace from 'close-with-grace';
import { firstAdministratorLink } from '#server/account/first-administrator.ts';
import { sealOldSecrets } from '#server/account/sealed-secrets.ts';
import { openBus } from '#server/platform/bus.ts';
import type { Configuration } from '#server/platform/configuration.ts';
import type { Database } from '#server/platform/database.ts';
import type { Log } from '#server/platform/log.ts';
import { migrate } from '#server/platform/migrate.ts';
import { openForum } from '#server/platform/open-forum.ts';
import { loadSampleWhenEmpty } from '#server/sample/load-when-empty.ts';
import { createServer } from '#server/server.ts';

/** How often the embedded database is asked whether it still runs, in milliseconds. */
const watchPause = 5_000;

// The embedded database does not come back by itself; a supervisor, or a person, starts the whole forum again.
const watch = (database: Database, log: Log): void =>
  void setInterval(() => {
    if (!database.fault) return;
    log.fatal({ err: database.fault }, 'The embedded database has stopped, and the forum with it.');
    process.exit(1);
  }, watchPause).unref();

/** What a forum runs with. */
export interface ForumParts {
  readonly configuration: Configuration;
  readonly log: Log;
  readonly database: Database;
  /** Told what an administrator wants to know meanwhile, a line each. */
  readonly say: (line: string) => void;
}

/**
 * Brings an opened database to the newest version and serves the forum over it until the process is told to stop.
 *
 * @throws {MigrationError} when the database cannot be brought to the newest version.
 * @throws when it cannot listen where the configuration says (`listenProblem`).
 */
export async function runForum({ configuration, log, database, say }: ForumParts): Promise<void> {
  const { port, host, databaseUrl } = configuration;
  await migrate(database, { log });
  const bus = await openBus(database, { databaseUrl, log });
  watch(database, log);
  const forum = openForum({ configuration, log, database, bus });
  const isNew = database.kind === 'embedded' && (await loadSampleWhenEmpty(forum));
  if (isNew) say('Loaded a sample community; `npm run sample:remove` takes it away again.');
  await sealOldSecrets(forum);
  const server = await createServer(forum);
  await server.listen({ port, host });
  closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    if (err) log.fatal({ err }, 'The forum stops because of an error.');
    await server.close();
    await bus.close();
    await database.close();
  });
  const link = await firstAdministratorLink(forum);
  // Printed, not logged: the log takes secrets out of addresses.
  if (link) say(`Create the first administrator (the link works once and expires after 24 hours):\n  ${link}`);
}
