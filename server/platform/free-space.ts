import { statfs } from 'node:fs/promises';
import type { Forum } from '#server/platform/forum.ts';

/** A disk with less than this part of `MIN_FREE_SPACE` counts as full. */
const fullPart = 0.1;

/** For how long a complaint of PostgreSQL about a full disk counts, in milliseconds. */
const complaintCounts = 60_000;

/** How often the log warns of the same disk, in milliseconds. */
const warnedEvery = 600_000;

/** The state of the disks: `low` refuses uploads, `full` makes the forum unready. */
export interface DiskState {
  readonly state: 'enough' | 'low' | 'full';
  /** What is free for uploads, in bytes. */
  readonly free: number;
  /** One line for operators; undefined while there is enough. */
  readonly warning: string | undefined;
}

const megabytes = (bytes: number): string => `${Math.floor(bytes / 1_048_576)} MB`;

const warned = new WeakMap<Forum, number>();

/**
 * Reads how much of the data folder's disk is free, and whether the database has complained of a full disk lately. Warns in
 * the log while there is too little.
 */
export async function readDiskState(forum: Forum): Promise<DiskState> {
  const { configuration, database, log } = forum;
  const { dataFolder, minFreeSpace } = configuration;
  const { bavail, bsize } = await statfs(dataFolder);
  const free = bavail * bsize;
  const isDatabaseFull = database.fullAt !== undefined && Date.now() - database.fullAt < complaintCounts;
  const state = isDatabaseFull || free < minFreeSpace * fullPart ? 'full' : free < minFreeSpace ? 'low' : 'enough';
  if (state === 'enough') return { state, free, warning: undefined };
  const warning = isDatabaseFull
    ? 'The disk of the database is full.'
    : `The disk of the data folder has ${megabytes(free)} free; MIN_FREE_SPACE is ${megabytes(minFreeSpace)}.`;
  if (Date.now() - (warned.get(forum) ?? 0) >= warnedEvery) {
    warned.set(forum, Date.now());
    log.warn({ free, state }, warning);
  }
  return { state, free, warning };
}
