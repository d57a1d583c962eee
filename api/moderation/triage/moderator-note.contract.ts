import { z } from 'zod';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';

const tags = ['Moderator notes'] as const;
const record = {
  recordType: z.enum(['discussion', 'comment', 'message', 'user']),
  recordID: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
};

/** An internal note of moderators about a record. Only moderators can read it. The body is plain text. */
export const ModeratorNote = z.object({
  moderatorNoteID: z.number().int(),
  recordType: record.recordType,
  recordID: z.number().int(),
  body: z.string(),
  insertUserID: z.number().int().nullable(),
  insertUser: UserFragment,
  dateInserted: z.string(),
});
export type ModeratorNote = z.infer<typeof ModeratorNote>;

/** The routes of moderator notes. Require `community.moderate`, or `posts.moderate` in the record's category. */
export const moderatorNoteRoutes = {
  list: {
    method: 'GET',
    url: '/moderator-notes',
    schema: {
      tags,
      summary: 'List the notes about a record, oldest first.',
      querystring: z.object(record),
      response: { 200: z.array(ModeratorNote) },
    },
  },
  add: {
    method: 'POST',
    url: '/moderator-notes',
    schema: {
      tags,
      summary: 'Add a note to a record.',
      body: z.object({ ...record, body: visibleText().min(1, 'Body is required.').max(10_000) }),
      response: { 201: ModeratorNote },
    },
  },
} as const satisfies Record<string, ContractRoute>;
