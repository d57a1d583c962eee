import { z } from 'zod';
import { listOf } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

const topic = z.string().regex(/^discussion:[1-9]\d{0,14}$/, 'This topic does not exist.');

const moment = z.string().regex(/^\d{1,16}$/);

/**
 * News for open pages, as server-sent events. Each is a JSON object `{type, data}`; its id is a moment, and a browser that
 * comes back with `Last-Event-ID`, or with that as `since`, hears what it missed; one that comes first, with the moment its
 * page was made as `loaded`, hears of comments since. `over` says that there is nothing to hear.
 */
export const liveRoutes = {
  listen: {
    method: 'GET',
    url: '/live',
    schema: {
      tags: ['Live'],
      summary: 'Hear news as they happen',
      description:
        'Server-sent events for who is signed in, and, by topics such as `discussion:12`, for everybody who may read it.',
      querystring: z.object({
        topics: listOf(topic),
        since: moment.optional(),
        loaded: moment.optional(),
      }),
      response: { 200: z.string() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
