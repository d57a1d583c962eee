import type { JsonValue } from '#server/platform/cache/bus.ts';
import type { Forum } from '#server/platform/forum.ts';

/**
 * A live update for open pages: for certain members, or for every page that has a topic open, such as `discussion:12` or
 * `layout:3`.
 */
export interface LiveUpdate {
  readonly userIDs?: readonly number[];
  readonly topic?: string;
  /** The type of the update, to which browsers subscribe: notification, comment, message, … */
  readonly type: string;
  /** Small data that requires no permission: record IDs, with which the page then requests the records. */
  readonly data: { readonly [name: string]: JsonValue };
}

/** The event-bus topic that carries live updates between processes. */
export const liveTopic = 'live';

/** The maximum number of member IDs in one message on the event bus. */
const mostMembers = 500;

/**
 * Publishes a live update to open pages in every process. Call it after the change is committed (`afterCommit`). A
 * failure is only logged, since a page shows the change when it is next loaded.
 */
export async function publishLive(forum: Forum, { userIDs, topic, type, data }: LiveUpdate): Promise<void> {
  const at = Date.now();
  const parts = userIDs ? chunks([...new Set(userIDs)], mostMembers) : [undefined];
  try {
    for (const part of parts)
      await forum.bus.publish(liveTopic, { at, type, data, ...(part && { userIDs: part }), ...(topic && { topic }) });
  } catch (error) {
    forum.log.warn({ err: error }, 'Live events could not be sent.');
  }
}

function chunks<T>(all: readonly T[], size: number): T[][] {
  const parts: T[][] = [];
  for (let from = 0; from < all.length; from += size) parts.push(all.slice(from, from + size));
  return parts;
}
