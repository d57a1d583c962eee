import { statfs } from 'node:fs/promises';
import type { Fault, SiteHealth } from '#api/administration/health/site-health.contract.ts';
import type { RecordedFault } from '#server/platform/configuration/fault-log.ts';
import { readDiskState } from '#server/platform/configuration/free-space.ts';
import { faultLogOf } from '#server/platform/configuration/log.ts';
import { projectVersion } from '#server/platform/configuration/project-version.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { CallTimeLog } from '#server/platform/http/call-times.ts';
import { findSecurityChecks } from './security-checks.ts';
import { countProcesses, countUploads, readDatabaseSize } from './site-health.queries.ts';

/** The number of calls that are listed. */
const mostCalls = 20;

const toDate = (date: Date): string => `${date.toISOString().slice(0, 19)}+00:00`;

const presentFault = ({ first, last, ...fault }: RecordedFault): Fault => ({
  ...fault,
  dateFirst: toDate(first),
  dateLast: toDate(last),
});

async function readDisk(forum: Forum): Promise<SiteHealth['disk']> {
  const { dataFolder } = forum.configuration;
  const { free, state } = await readDiskState(forum);
  const { blocks, bsize } = await statfs(dataFolder);
  return { folder: dataFolder, free, total: blocks * bsize, state };
}

/** Returns the health of the site for the API. */
export async function presentSiteHealth(forum: Forum, callTimes: CallTimeLog): Promise<SiteHealth> {
  const { configuration, database, db, bus, log } = forum;
  const { totalCount, idleCount, waitingCount } = database.pool;
  const isEmbedded = database.kind === 'embedded';
  return {
    version: projectVersion,
    nodeVersion: process.versions.node,
    siteUrl: configuration.siteUrl,
    process: {
      dateStarted: toDate(new Date(performance.timeOrigin)),
      memory: process.memoryUsage.rss(),
      countProcesses: isEmbedded ? 1 : ((await countProcesses(db)) ?? null),
    },
    database: {
      kind: database.kind,
      ...(await readDatabaseSize(db)),
      connections: { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount },
      isReceiving: bus.isReceiving,
    },
    uploads: await countUploads(db),
    disk: await readDisk(forum),
    checks: await findSecurityChecks(forum),
    calls: callTimes.slowest(mostCalls),
    faults: faultLogOf(log).list().map(presentFault),
  };
}
