import { z } from 'zod';
import { fields, listOf, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { leaderboardTypes, leaderSlots } from './leader-slots.ts';

const slotType = z.enum(leaderSlots);

/** A member on a leaderboard, with their score in a time span. */
export const Leader = z.object({
  slotType,
  /** The start of the time span. For all time, the epoch. */
  timeSlot: z.string(),
  source: z.enum(leaderboardTypes),
  userID: z.number().int(),
  points: z.number().int(),
  name: z.string(),
  url: z.string(),
  photo: z.string().nullable(),
});
export type Leader = z.infer<typeof Leader>;

/** The leaderboard routes (docs/behavior/member.md#leaders). */
export const leaderRoutes = {
  list: {
    method: 'GET',
    url: '/users/leaders',
    schema: {
      tags: ['Users'],
      summary: 'List the members with the most points',
      description:
        'In the last day, week, month or year, or all time. `reputation` counts the points of reactions to posts, `posts` ' +
        'discussions and comments, `acceptedAnswers` accepted answers. Excludes members without points, banned and private members.',
      querystring: z.object({
        leaderboardType: z.enum(leaderboardTypes).default('reputation'),
        slotType: slotType.default('a'),
        categoryID: recordID.optional(),
        limit: z.coerce.number().int().min(1).max(100).default(10),
        includedRoleIDs: listOf(recordID),
        excludedRoleIDs: listOf(recordID),
        ...fields,
      }),
      response: { 200: z.array(Leader) },
    },
  },
} as const satisfies Record<string, ContractRoute>;
