import closeWithGrace from 'close-with-grace';
import { openBus } from '#server/platform/bus.ts';
import { ConfigurationError, readConfiguration } from '#server/platform/configuration.ts';
import { DatabaseInUseError, openDatabase } from '#server/platform/database.ts';
import { createLog } from '#server/platform/log.ts';
import { MigrationError, migrate } from '#server/platform/migrate.ts';
import { openForum } from '#server/platform/open-forum.ts';
import { createServer } from '#server/server.ts';

/** When the command began; `npm start` hands over its own beginning, so that the time told is the time waited. */
const begun = Number(process.env['FOLKMOOT_START_TIME'] ?? performance.timeOrigin);

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function start(): Promise<void> {
  const configuration = readConfiguration();
  const { databaseUrl, dataFolder, port, host, siteUrl } = configuration;
  const log = createLog(configuration);
  say(databaseUrl ? 'Preparing the database…' : `Preparing the embedded database in ${dataFolder}…`);
  const database = await openDatabase({ databaseUrl, dataFolder, log });
  const applied = await migrate(database, { log });
  const bus = await openBus(database, { databaseUrl, log });
  const forum = openForum({ configuration, log, database, bus });
  const server = await createServer(forum);
  await server.listen({ port, host });
  closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    if (err) log.fatal({ err }, 'The forum stops because of an error.');
    await server.close();
    await bus.close();
    await database.close();
  });
  if (applied.length) say(`The database is at ${applied.at(-1)}.`);
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
