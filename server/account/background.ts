import type { Forum } from '#server/platform/forum.ts';

const running = new WeakMap<Forum, Set<Promise<unknown>>>();

/**
 * Does a piece of work after the answer, so that how long the answer takes says nothing about the work. A failure is
 * logged.
 */
export function inBackground(forum: Forum, work: () => Promise<unknown>): void {
  const mine = running.get(forum) ?? new Set();
  running.set(forum, mine);
  const task = work()
    .catch((error: unknown) => forum.log.error({ err: error }, 'A background task failed.'))
    .finally(() => mine.delete(task));
  mine.add(task);
}

/** Waits for the work in the background, also for what it begins. Called when the server closes. */
export async function backgroundDone(forum: Forum): Promise<void> {
  const mine = running.get(forum);
  while (mine?.size) await Promise.all(mine);
}
