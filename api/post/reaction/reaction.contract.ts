import { z } from 'zod';
import { ReactionCount, ReactionLogEntry } from '#api/post/reaction/reaction-fields.contract.ts';
import { fields, paging, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

const tags = ['Reactions'] as const;
const one = z.object({ id: recordID });
const ofMember = one.extend({ userID: z.union([z.literal('$me'), recordID]) });
const querystring = z.object({ type: z.string().max(50).optional(), ...paging(30, 100), ...fields });
const reactionBody = z.object({ reactionType: z.string().trim().min(1).max(50) });
const logDescription = 'Needs discussions.view in the category. `type` is the urlcode of a reaction type.';
const addDescription =
  'Needs a session and reactions.positive.add, reactions.negative.add or flag.add by the class of the type; Promote needs curation.manage. Replaces the previous reaction of the viewer. Returns the counts of the post.';
const removeDescription = 'Other members’ reactions need community.moderate.';

/** The routes for reactions to discussions and comments (docs/behavior/post.md#reactions). */
export const reactionRoutes = {
  listOfDiscussion: {
    method: 'GET',
    url: '/discussions/:id/reactions',
    schema: {
      tags,
      summary: 'List the reactions to a discussion.',
      description: logDescription,
      params: one,
      querystring,
      response: { 200: z.array(ReactionLogEntry) },
    },
  },
  addToDiscussion: {
    method: 'POST',
    url: '/discussions/:id/reactions',
    schema: {
      tags,
      summary: 'React to a discussion.',
      description: addDescription,
      params: one,
      body: reactionBody,
      response: { 200: z.array(ReactionCount) },
    },
  },
  removeOwnFromDiscussion: {
    method: 'DELETE',
    url: '/discussions/:id/reactions',
    schema: {
      tags,
      summary: 'Remove the viewer’s reaction to a discussion.',
      params: one,
      response: { 204: z.null() },
    },
  },
  removeFromDiscussion: {
    method: 'DELETE',
    url: '/discussions/:id/reactions/:userID',
    schema: {
      tags,
      summary: 'Remove a member’s reaction to a discussion.',
      description: removeDescription,
      params: ofMember,
      response: { 204: z.null() },
    },
  },
  listOfComment: {
    method: 'GET',
    url: '/comments/:id/reactions',
    schema: {
      tags,
      summary: 'List the reactions to a comment.',
      description: logDescription,
      params: one,
      querystring,
      response: { 200: z.array(ReactionLogEntry) },
    },
  },
  addToComment: {
    method: 'POST',
    url: '/comments/:id/reactions',
    schema: {
      tags,
      summary: 'React to a comment.',
      description: addDescription,
      params: one,
      body: reactionBody,
      response: { 200: z.array(ReactionCount) },
    },
  },
  removeOwnFromComment: {
    method: 'DELETE',
    url: '/comments/:id/reactions',
    schema: {
      tags,
      summary: 'Remove the viewer’s reaction to a comment.',
      params: one,
      response: { 204: z.null() },
    },
  },
  removeFromComment: {
    method: 'DELETE',
    url: '/comments/:id/reactions/:userID',
    schema: {
      tags,
      summary: 'Remove a member’s reaction to a comment.',
      description: removeDescription,
      params: ofMember,
      response: { 204: z.null() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
