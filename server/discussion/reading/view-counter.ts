import { sql } from 'kysely';
import type { Forum } from '#server/platform/forum.ts';

/** The interval between two writes of collected views, in milliseconds. */
const flushEvery = 3_000;

/**
 * Counts views without a write for each view: views are collected in memory and added to the discussions every few
 * seconds and on shutdown. A killed process loses only the views of its last seconds.
 */
export class ViewCounter {
  readonly #forum: Forum;
  readonly #timer: NodeJS.Timeout;
  #views = new Map<number, number>();

  constructor(forum: Forum) {
    this.#forum = forum;
    this.#timer = setInterval(() => void this.flush(), flushEvery).unref();
  }

  /** Counts one view of a discussion. */
  count(discussionID: number): void {
    this.#views.set(discussionID, (this.#views.get(discussionID) ?? 0) + 1);
  }

  /** Writes the collected views. Views that cannot be written are retained for the next attempt. */
  async flush(): Promise<void> {
    if (this.#views.size === 0) return;
    const views = [...this.#views].sort(([a], [b]) => a - b);
    this.#views = new Map();
    try {
      await sql`
        update discussion set count_views = count_views + seen.views
        from unnest(${views.map(([id]) => id)}::bigint[], ${views.map(([, count]) => count)}::integer[]) as seen (id, views)
        where discussion.discussion_id = seen.id
      `.execute(this.#forum.db);
    } catch (error) {
      this.#forum.log.warn({ err: error }, 'Views could not be written; retrying later.');
      for (const [id, count] of views) this.#views.set(id, (this.#views.get(id) ?? 0) + count);
    }
  }

  /** Stops the timer and writes the remaining views. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }
}
