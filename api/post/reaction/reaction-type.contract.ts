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
      summary: 'List the reaction types, in their order.',
      description: 'Disabled types and types of other roles need site.manage.',
      querystring,
      response: { 200: z.array(ReactionType) },
    },
  },
  read: {
    method: 'GET',
    url: '/reactions/:urlCode',
    schema: { tags, summary: 'Read a reaction type.', params, querystring, response: { 200: ReactionType } },
  },
  readForEdit: {
    method: 'GET',
    url: '/reactions/edit/:urlCode',
    schema: {
      tags,
      summary: 'Read a reaction type for editing.',
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
      summary: 'Change a reaction type.',
      description:
        'Needs site.manage. `reactionValue` is added to the score of a post, `points` to those of its author; a job recomputes both for all existing reactions (`isRescoring`). `roleIDs`: empty for all roles.',
      params,
      body: ReactionTypePatch,
      response: { 200: ReactionType },
    },
  },
} as const satisfies Record<string, ContractRoute>;
