import { performSwitch } from '#server/administration/restore/data-switch.ts';
import { readSwitch } from '#server/administration/restore/switch-file.ts';
import { ConfigurationError, readConfiguration } from '#server/platform/configuration/configuration.ts';
import { listenProblem } from '#server/platform/configuration/listen-problem.ts';
import { createLog } from '#server/platform/configuration/log.ts';
import { DatabaseUnusableError, openDatabase } from '#server/platform/database/database.ts';
import { retryUntilReachable } from '#server/platform/database/database-wait.ts';
import { MigrationError } from '#server/platform/database/migration-error.ts';

/**
 * The start time of the command. `npm start` passes its own start time, so that the printed duration covers the whole
 * wait.
 */
const started = Number(process.env['FOLKMOOT_START_TIME'] ?? performance.timeOrigin);

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function start(): Promise<void> {
  const configuration = readConfiguration();
  const { siteUrl, databaseUrl, dataFolder } = configuration;
  const log = createLog(configuration);
  say(databaseUrl ? 'Preparing the database…' : `Preparing the embedded database in ${dataFolder}…`);
  let waitingServer: Promise<{ close(): Promise<void> }> | undefined;
  const answerMeanwhile = (code: 'server.database-away' | 'server.restoring') => {
    waitingServer ??= import('#server/site/startup-server.ts').then((site) =>
      site.openStartupServer(configuration, code),
    );
  };
  const waiting = (error: Error, seconds: number) => {
    log.warn({ seconds }, `Waiting for the database: ${error.message}`);
    answerMeanwhile('server.database-away');
  };
  if (!databaseUrl && readSwitch(dataFolder)) {
    answerMeanwhile('server.restoring');
    const { problem, from } = performSwitch(dataFolder) ?? {};
    if (problem) log.error(`The data of ${from} could not be used; the former data were kept: ${problem}`);
  }
  const open = () => openDatabase({ databaseUrl, dataFolder, log });
  const opening = retryUntilReachable(open, { patience: configuration.databaseWait, waiting });
  // The embedded database opens in its own thread while the forum's modules load here.
  const [database, { runForum }] = await Promise.all([opening, import('#server/run-forum.ts')]);
  const stopWaiting = async () => (await waitingServer)?.close();
  await runForum({ configuration, log, database, say, stopWaiting });
  say(`Folkmoot is ready at ${siteUrl} in ${((Date.now() - started) / 1_000).toFixed(1)} s`);
}

try {
  await start();
} catch (error) {
  const isExpected =
    error instanceof ConfigurationError || error instanceof DatabaseUnusableError || error instanceof MigrationError;
  const reason = isExpected ? error.message : (listenProblem(error) ?? (error as Error).stack);
  process.stderr.write(`Folkmoot cannot start: ${reason}\n`);
  process.exit(1);
}
