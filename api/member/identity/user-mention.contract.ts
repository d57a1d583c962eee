import { z } from 'zod';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { longRunnerQuery, longRunnerResponses } from '#api/moderation/bulk/long-job-fields.contract.ts';
import { fields, paging, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

const number = z.number().int();

/**
 * A record of a past or present mention of a member (docs/behavior/member.md#mentions). The property names and types
 * are those of that specification.
 */
export const UserMention = z.object({
  userID: number,
  recordType: z.enum(['discussions', 'comment']),
  recordID: number,
  /** The name as it appears in the post. Empty after anonymization. */
  mentionedName: z.string(),
  parentRecordType: z.enum(['category', 'discussions']),
  ParentRecordID: number,
  dateInserted: z.string(),
  status: z.enum(['active', 'removed', 'toDelete']),
});
export type UserMention = z.infer<typeof UserMention>;

/** A post that mentions the viewer, with its parent and an excerpt around the name. */
export const MentioningPost = z.object({
  recordType: z.enum(['discussion', 'comment']),
  recordID: number,
  /** The title of the discussion. */
  name: z.string(),
  url: z.string(),
  excerpt: z.string(),
  categoryID: number,
  insertUserID: number,
  insertUser: UserFragment,
  dateInserted: z.string(),
});
export type MentioningPost = z.infer<typeof MentioningPost>;

const tags = ['User mentions'] as const;

/** The routes that find the mentions of a member and remove the name from them (docs/behavior/member.md#mentions). */
export const userMentionRoutes = {
  list: {
    method: 'GET',
    url: '/user-mentions/users/:userID',
    schema: {
      tags,
      summary: 'List the mentions of a member',
      description: 'Needs users.delete. Includes members with a deleted account; newest first.',
      params: z.object({ userID: recordID }),
      querystring: z.object({ ...paging(30, 100), ...fields }),
      response: { 200: z.array(UserMention) },
    },
  },
  mine: {
    method: 'GET',
    url: '/user-mentions/mine',
    schema: {
      tags,
      summary: 'List the posts that mention the viewer',
      description: 'Readable posts that mention the viewer, without posts by ignored members; newest first.',
      querystring: z.object({ ...paging(30, 100), ...fields }),
      response: { 200: z.array(MentioningPost) },
    },
  },
  anonymize: {
    method: 'POST',
    url: '/user-mentions/:id/anonymize',
    schema: {
      tags,
      summary: 'Anonymize the mentions of a member',
      description:
        'Needs users.delete and an authority at least equal to the member’s. In posts and their revisions, "[Deleted User]" ' +
        'replaces each mention permanently. Returns the progress; see `/calls/run`.',
      params: z.object({ id: recordID }),
      querystring: z.object(longRunnerQuery),
      response: longRunnerResponses,
    },
  },
} as const satisfies Record<string, ContractRoute>;
