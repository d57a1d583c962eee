import { sql } from 'kysely';
import type { Forum } from '#server/platform/forum.ts';

/** How long views are gathered before they are written, in milliseconds. */
const flushEvery = 3_000;

/**
 * Counts views without a write for each: they are gathered in memory and added to the discussions every few seconds and
 * when the server closes. A killed process loses the views of its last seconds, nothing else.
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

  /** Writes down what was gathered. Views that cannot be written now are kept for the next time. */
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

  /** Writes down the last views and stops. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }
}
