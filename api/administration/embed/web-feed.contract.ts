import { z } from 'zod';
import { fields } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { longestFeedAddress, mostFeedItems } from './web-feed-limits.ts';

/** An item of a feed of another site. All texts are plain text. */
export const WebFeedItem = z.object({
  name: z.string(),
  /** An address that begins with http or https. */
  url: z.string(),
  description: z.string(),
  author: z.string(),
  /** The address of its picture, which begins with https. Empty without one. */
  image: z.string(),
  date: z.iso.datetime().nullable(),
});
/** An item of a feed of another site. All texts are plain text. */
export type WebFeedItem = z.infer<typeof WebFeedItem>;

/** The reason why a feed has no current items. `waiting` is a feed that has not been requested yet. */
export const WebFeedProblem = z.enum(['waiting', 'private', 'refused', 'unreachable', 'slow', 'large', 'invalid']);
/** The reason why a feed has no current items. `waiting` is a feed that has not been requested yet. */
export type WebFeedProblem = z.infer<typeof WebFeedProblem>;

/** The name of a feed and its last items, in the order of the feed. */
export const WebFeed = z.object({
  name: z.string(),
  items: z.array(WebFeedItem),
  /** The problem of the last request, and its details. Only for administrators. */
  problem: WebFeedProblem.nullable(),
  problemDetail: z.string().nullable(),
});
/** The name of a feed and its last items, in the order of the feed. */
export type WebFeed = z.infer<typeof WebFeed>;

/** The API routes of the feeds of other sites. */
export const webFeedRoutes = {
  read: {
    method: 'GET',
    url: '/web-feeds',
    schema: {
      tags: ['Layouts'],
      summary: 'Read the last items of a feed that a layout shows.',
      description:
        'The items are those of the last successful request, which a background job sends. A feed that no layout shows has none. `problem` needs site.manage.',
      querystring: z.object({
        feedUrl: z.string().max(longestFeedAddress),
        limit: z.coerce.number().int().min(1).max(mostFeedItems).default(mostFeedItems),
        ...fields,
      }),
      response: { 200: WebFeed },
    },
  },
} as const satisfies Record<string, ContractRoute>;
