import { statfs } from 'node:fs/promises';
import type { Forum } from '#server/platform/forum.ts';

/** The fraction of `MIN_FREE_SPACE` below which a disk counts as full. */
const fullPart = 0.1;

/** The time for which a disk-full error of PostgreSQL counts, in milliseconds. */
const complaintCounts = 60_000;

/** The minimum interval between log warnings about the same disk, in milliseconds. */
const warnedEvery = 600_000;

/** The state of the disks: `low` rejects uploads, `full` makes the forum not ready. */
export interface DiskState {
  readonly state: 'enough' | 'low' | 'full';
  /** The free space for uploads, in bytes. */
  readonly free: number;
  /** The size of the disk, in bytes. */
  readonly total: number;
  /** A one-line warning for operators. Undefined while there is enough space. */
  readonly warning: string | undefined;
}

const megabytes = (bytes: number): string => `${Math.floor(bytes / 1_048_576)} MB`;

const warned = new WeakMap<Forum, number>();

/**
 * Reads the free space of the data folder's disk, and whether the database has recently reported a full disk. Logs a
 * warning while there is too little space.
 */
export async function readDiskState(forum: Forum): Promise<DiskState> {
  const { configuration, database, log } = forum;
  const { dataFolder, minFreeSpace } = configuration;
  const { bavail, blocks, bsize } = await statfs(dataFolder);
  const free = bavail * bsize;
  const total = blocks * bsize;
  const isDatabaseFull = database.fullAt !== undefined && Date.now() - database.fullAt < complaintCounts;
  const state = isDatabaseFull || free < minFreeSpace * fullPart ? 'full' : free < minFreeSpace ? 'low' : 'enough';
  if (state === 'enough') return { state, free, total, warning: undefined };
  const warning = isDatabaseFull
    ? 'The disk of the database is full.'
    : `The disk of the data folder has ${megabytes(free)} free; MIN_FREE_SPACE is ${megabytes(minFreeSpace)}.`;
  if (Date.now() - (warned.get(forum) ?? 0) >= warnedEvery) {
    warned.set(forum, Date.now());
    log.warn({ free, state }, warning);
  }
  return { state, free, total, warning };
}
