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
  'Needs a session and reactions.positive.add, reactions.negative.add or flag.add by the type’s class; Promote needs curation.manage. It replaces the viewer’s former reaction. Answers the post’s counts.';
const removeDescription = 'One’s own; those of others need community.moderate.';

/** The routes for reactions to discussions and comments (docs/behavior/post.md#reactions). */
export const reactionRoutes = {
  listOfDiscussion: {
    method: 'GET',
    url: '/discussions/:id/reactions',
    schema: {
      tags,
      summary: 'List who reacted to a discussion.',
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
      summary: 'Take one’s reaction to a discussion back.',
      params: one,
      response: { 204: z.null() },
    },
  },
  removeFromDiscussion: {
    method: 'DELETE',
    url: '/discussions/:id/reactions/:userID',
    schema: {
      tags,
      summary: 'Take a member’s reaction to a discussion back.',
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
      summary: 'List who reacted to a comment.',
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
      summary: 'Take one’s reaction to a comment back.',
      params: one,
      response: { 204: z.null() },
    },
  },
  removeFromComment: {
    method: 'DELETE',
    url: '/comments/:id/reactions/:userID',
    schema: {
      tags,
      summary: 'Take a member’s reaction to a comment back.',
      description: removeDescription,
      params: ofMember,
      response: { 204: z.null() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
