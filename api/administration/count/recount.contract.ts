import { z } from 'zod';
import { SiteTask } from '#api/administration/backup/site-task-fields.contract.ts';
import { recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

/** The number of differences found in a stored counter, all of which were repaired. The count ends at 1,000. */
export const CounterDifference = z.object({ table: z.string(), column: z.string(), count: z.number().int() });
/** The differences of a counter. */
export type CounterDifference = z.infer<typeof CounterDifference>;

/** A recount of all stored counters. */
export const Recount = SiteTask.extend({
  result: z.object({ differences: z.array(CounterDifference) }).nullable(),
});
/** A recount of all stored counters. */
export type Recount = z.infer<typeof Recount>;

/** The latest recount, or null. */
export const LatestRecount = z.object({ latest: Recount.nullable() });

const tags = ['Background jobs'] as const;
const needs = 'Needs site.manage.';

/** The routes of recounts (docs/behavior/site-health.md#recount). */
export const recountRoutes = {
  latest: {
    method: 'GET',
    url: '/recounts',
    schema: { tags, summary: 'Read the latest recount', description: needs, response: { 200: LatestRecount } },
  },
  add: {
    method: 'POST',
    url: '/recounts',
    schema: {
      tags,
      summary: 'Start a recount',
      description: `A job recalculates all stored counters and repairs those that differ. Rejected while another recount runs (\`recount.pending\`). ${needs}`,
      response: { 202: LatestRecount },
    },
  },
  cancel: {
    method: 'POST',
    url: '/recounts/:id/cancel',
    schema: {
      tags,
      summary: 'Cancel a recount',
      description: `Counters that are already repaired stay repaired. ${needs}`,
      params: z.object({ id: recordID }),
      response: { 200: LatestRecount },
    },
  },
} as const satisfies Record<string, ContractRoute>;
