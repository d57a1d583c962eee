import type { Fault, SiteHealth, StorageUse } from '#api/administration/health/site-health.contract.ts';
import { apiDate } from '#server/member/session/session.ts';
import type { RecordedFault } from '#server/platform/configuration/fault-log.ts';
import { readDiskState } from '#server/platform/configuration/free-space.ts';
import { faultLogOf } from '#server/platform/configuration/log.ts';
import { projectVersion } from '#server/platform/configuration/project-version.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { CallTimeLog } from '#server/platform/http/call-times.ts';
import { findAuthors } from '#server/post/post-author.ts';
import { findSecurityChecks } from './security-checks.ts';
import { countProcesses, countStorage, findLargestUploaders, readDatabaseSize } from './site-health.queries.ts';

/** The number of calls that are listed. */
const mostCalls = 20;

const presentFault = ({ first, last, ...fault }: RecordedFault): Fault => ({
  ...fault,
  dateFirst: apiDate(first),
  dateLast: apiDate(last),
});

async function readDisk(forum: Forum): Promise<SiteHealth['disk']> {
  const { free, total, state } = await readDiskState(forum);
  return { folder: forum.configuration.dataFolder, free, total, state };
}

async function presentStorage({ db }: Forum): Promise<StorageUse> {
  const members = await findLargestUploaders(db);
  const authors = await findAuthors(
    db,
    members.map(({ userID }) => userID),
  );
  return {
    kinds: await countStorage(db),
    members: members.map(({ userID, ...use }) => ({ user: authors(userID), ...use })),
  };
}

/** Sums the kinds of files that are uploads. */
function sumUploads(kinds: StorageUse['kinds']): SiteHealth['uploads'] {
  const uploads = kinds.filter(({ kind }) => kind !== 'backup' && kind !== 'export');
  return {
    count: uploads.reduce((sum, { count }) => sum + count, 0),
    size: uploads.reduce((sum, { size }) => sum + size, 0),
  };
}

/** Returns the health of the site for the API. */
export async function presentSiteHealth(forum: Forum, callTimes: CallTimeLog): Promise<SiteHealth> {
  const { configuration, database, db, bus, log } = forum;
  const { totalCount, idleCount, waitingCount } = database.pool;
  const isEmbedded = database.kind === 'embedded';
  const storage = await presentStorage(forum);
  return {
    version: projectVersion,
    nodeVersion: process.versions.node,
    siteUrl: configuration.siteUrl,
    process: {
      dateStarted: apiDate(new Date(performance.timeOrigin)),
      memory: process.memoryUsage.rss(),
      countProcesses: isEmbedded ? 1 : ((await countProcesses(db)) ?? null),
    },
    database: {
      kind: database.kind,
      ...(await readDatabaseSize(db)),
      connections: { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount },
      isReceiving: bus.isReceiving,
    },
    uploads: sumUploads(storage.kinds),
    storage,
    disk: await readDisk(forum),
    checks: await findSecurityChecks(forum),
    calls: callTimes.slowest(mostCalls),
    faults: faultLogOf(log).list().map(presentFault),
  };
}
