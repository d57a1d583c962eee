import { z } from 'zod';
import { longRunner, longRunnerAnswers } from '#api/moderation/long-job-fields.contract.ts';
import { fields, paging, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

const number = z.number().int();

/** Where a member is, or was, mentioned (`spec/api.md`, user-mentions; its names and kinds are kept as they stand there). */
export const UserMention = z.object({
  userID: number,
  recordType: z.enum(['discussions', 'comment']),
  recordID: number,
  /** The name as it stands there; empty once it was made nameless. */
  mentionedName: z.string(),
  parentRecordType: z.enum(['category', 'discussions']),
  ParentRecordID: number,
  dateInserted: z.string(),
  status: z.enum(['active', 'removed', 'toDelete']),
});
export type UserMention = z.infer<typeof UserMention>;

const tags = ['User mentions'] as const;

/** Finding the mentions of a member, and taking the name out of them (`spec/api.md`, user-mentions). */
export const userMentionRoutes = {
  list: {
    method: 'GET',
    url: '/user-mentions/users/:userID',
    schema: {
      tags,
      summary: 'List where a member is mentioned',
      description: 'Needs users.delete. Also of members whose account is deleted; the latest first.',
      params: z.object({ userID: recordID }),
      querystring: z.object({ ...paging(30, 100), ...fields }),
      response: { 200: z.array(UserMention) },
    },
  },
  anonymize: {
    method: 'POST',
    url: '/user-mentions/:id/anonymize',
    schema: {
      tags,
      summary: 'Take a member’s name out of what mentions them',
      description:
        'Needs users.delete, and a standing no lower than the member’s. In posts, and in what they said before, "[Deleted User]" ' +
        'takes the place of each mention, for good. Answers how far it is; see `/calls/run`.',
      params: z.object({ id: recordID }),
      querystring: z.object(longRunner),
      response: longRunnerAnswers,
    },
  },
} as const satisfies Record<string, ContractRoute>;
