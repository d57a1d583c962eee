import { z } from 'zod';
import { ReactionType, ReactionTypePatch } from '#api/post/reaction/reaction-fields.contract.ts';
import { fields } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

const tags = ['Reactions'] as const;
const params = z.object({ urlCode: z.string().min(1).max(50) });
const querystring = z.object({ ...fields });

/** The routes for reaction types. */
export const reactionTypeRoutes = {
  list: {
    method: 'GET',
    url: '/reactions',
    schema: {
      tags,
      summary: 'List the kinds of reactions, in their order.',
      description: 'Those that are switched off, or that are for other roles, are listed for site.manage only.',
      querystring,
      response: { 200: z.array(ReactionType) },
    },
  },
  read: {
    method: 'GET',
    url: '/reactions/:urlCode',
    schema: { tags, summary: 'Read a kind of reaction.', params, querystring, response: { 200: ReactionType } },
  },
  readForEdit: {
    method: 'GET',
    url: '/reactions/edit/:urlCode',
    schema: {
      tags,
      summary: 'Read a kind of reaction for changing it.',
      description: 'Needs site.manage.',
      params,
      querystring,
      response: { 200: ReactionType },
    },
  },
  change: {
    method: 'PATCH',
    url: '/reactions/:urlCode',
    schema: {
      tags,
      summary: 'Change a kind of reaction.',
      description:
        'Needs site.manage. `reactionValue` is what it adds to the score of a post, `points` what its author gets; a job counts both anew for all reactions given before (`isRescoring`). `roleIDs`: empty for everybody.',
      params,
      body: ReactionTypePatch,
      response: { 200: ReactionType },
    },
  },
} as const satisfies Record<string, ContractRoute>;
