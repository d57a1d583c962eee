import type { Forum } from '#server/platform/forum.ts';

const running = new WeakMap<Forum, Set<Promise<unknown>>>();

/** Runs work after the response, so that the response time reveals nothing about the work. Logs failures. */
export function runInBackground(forum: Forum, work: () => Promise<unknown>): void {
  const mine = running.get(forum) ?? new Set();
  running.set(forum, mine);
  const task = work()
    .catch((error: unknown) => forum.log.error({ err: error }, 'A background task failed.'))
    .finally(() => mine.delete(task));
  mine.add(task);
}

/** Waits for all background work, including work that it starts. Called when the server closes. */
export async function waitForBackgroundWork(forum: Forum): Promise<void> {
  const mine = running.get(forum);
  while (mine?.size) await Promise.all(mine);
}
