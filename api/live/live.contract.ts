import { z } from 'zod';
import { listOf } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

const topic = z.string().regex(/^(?:discussion|layout|theme):[1-9]\d{0,14}$/, 'This topic does not exist.');

const moment = z.string().regex(/^\d{1,16}$/);

/**
 * Live updates for open pages, as server-sent events. Each event is a JSON object `{type, data}`. Its ID is a
 * timestamp. A client that reconnects with `Last-Event-ID`, or passes that value as `since`, receives the updates it
 * missed. A client that connects for the first time and passes the render time of its page as `loaded` receives the
 * comments created since then. The event `over` states that the client may not receive anything.
 */
export const liveRoutes = {
  listen: {
    method: 'GET',
    url: '/live',
    schema: {
      tags: ['Live'],
      summary: 'Subscribe to live updates',
      description:
        'Server-sent events for the signed-in member and, by topics, for all viewers who may read a discussion (`discussion:12`) and for those who may edit a layout or a theme (`layout:3`, `theme:2`, site.manage).',
      querystring: z.object({
        topics: listOf(topic),
        since: moment.optional(),
        loaded: moment.optional(),
      }),
      response: { 200: z.string() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
