import { openBus } from '#server/platform/cache/bus.ts';
import { readConfiguration } from '#server/platform/configuration/configuration.ts';
import { createLog } from '#server/platform/configuration/log.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openForum } from '#server/platform/open-forum.ts';
import { type RemovedSample, removeSample } from './removal.ts';

/**
 * Formats the report of `npm run sample:remove`: the number of removed records and the records that remain because of
 * real members.
 */
export function formatRemovalReport({ removed, kept }: RemovedSample): string {
  const total = Object.values(removed).reduce((sum, count) => sum + count, 0);
  if (total === 0 && kept.members.length === 0) return 'This forum has no sample community.';
  const gone = `Removed ${removed.discussion} sample discussions, ${removed.comment} comments, ${removed.member} members and ${removed.category} categories.`;
  if (kept.discussions.length === 0 && kept.categories.length === 0) return gone;
  return [
    gone,
    ...list('Kept, because members posted in them', kept.discussions),
    ...list('Members kept with them', kept.members),
    ...list('Categories kept, because they are not empty', kept.categories),
  ].join('\n');
}

const list = (title: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`${title}:`, ...names.map((name) => `  ${name}`)];

async function main(): Promise<void> {
  const configuration = readConfiguration();
  const { databaseUrl, dataFolder } = configuration;
  const log = createLog(configuration);
  const database = await openDatabase({ databaseUrl, dataFolder, log });
  try {
    await migrate(database, { log });
    const bus = await openBus(database, { databaseUrl, log });
    const result = await removeSample(openForum({ configuration, log, database, bus }));
    process.stdout.write(`${formatRemovalReport(result)}\n`);
    await bus.close();
  } finally {
    await database.close();
  }
}

if (import.meta.main) {
  await main().catch((error: Error) => {
    process.stderr.write(`The sample community cannot be removed: ${error.message}\n`);
    process.exitCode = 1;
  });
}
