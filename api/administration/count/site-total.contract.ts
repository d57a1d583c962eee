import { z } from 'zod';
import { fields, listOf } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

/** A total count of the site. */
export const Count = z.object({ count: z.number().int(), isCalculating: z.boolean(), isFiltered: z.boolean() });

/** The names of the total counts. */
export const CountName = z.enum(['discussion', 'comment', 'category', 'user']);

/** The API route for the total counts of the site. */
export const siteTotalRoutes = {
  get: {
    method: 'GET',
    url: '/site-totals',
    schema: {
      tags: ['Site totals'],
      summary: 'Read the numbers of discussions, comments, categories and members.',
      description: '`counts` names the requested totals, `all` all of them. A total may be up to a minute old.',
      querystring: z.object({
        counts: listOf(z.enum(['all', ...CountName.options])),
        siteSectionID: z.string().max(100).optional(),
        ...fields,
      }),
      response: { 200: z.object({ siteSectionID: z.number().int(), counts: z.partialRecord(CountName, Count) }) },
    },
  },
} as const satisfies Record<string, ContractRoute>;
