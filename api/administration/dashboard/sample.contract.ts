import { z } from 'zod';
import type { ContractRoute } from '#api/route.ts';

const counts = { discussions: z.int(), comments: z.int(), members: z.int(), categories: z.int() };

/** The result of a removal: the number of removed records, and the names of those that remain because members use them. */
export const SampleRemoval = z.object({
  removed: z.object(counts),
  kept: z.object({
    discussions: z.array(z.string()).readonly(),
    categories: z.array(z.string()).readonly(),
    members: z.array(z.string()).readonly(),
  }),
});
/** The result of a removal of the sample community. */
export type SampleRemoval = z.infer<typeof SampleRemoval>;

/** The API route that removes the sample community. */
export const sampleRoutes = {
  remove: {
    method: 'DELETE',
    url: '/sample-community',
    config: { confirmed: true },
    schema: {
      tags: ['Sample community'],
      summary: 'Remove the sample community with which a new forum starts.',
      description:
        'Needs a full administrator and a confirmed session. Sample discussions in which members wrote remain, with ' +
        'their category and authors. It cannot be undone.',
      response: { 200: SampleRemoval },
    },
  },
} as const satisfies Record<string, ContractRoute>;
