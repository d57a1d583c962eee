import type { JsonValue } from '#server/platform/bus.ts';
import type { Forum } from '#server/platform/forum.ts';

/** News for open pages: for certain members, or for whoever has a topic open, such as `discussion:12`. */
export interface LiveNews {
  readonly userIDs?: readonly number[];
  readonly topic?: string;
  /** What happened, as browsers listen for it: notification, comment, message, … */
  readonly type: string;
  /** Small, and nothing that needs a permission: numbers of records, which the page then asks for. */
  readonly data: { readonly [name: string]: JsonValue };
}

/** The topic of the bus on which live news travel between processes. */
export const liveTopic = 'live';

/** So many members fit into one message of the bus. */
const mostMembers = 500;

/**
 * Tells open pages, in every process, what has happened. Call it after the change is committed (`afterCommit`); a failure
 * is logged, since pages find out by themselves when they are next loaded.
 */
export async function publishLive(forum: Forum, { userIDs, topic, type, data }: LiveNews): Promise<void> {
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
