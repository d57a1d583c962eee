import { z } from 'zod';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { fields, paging, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

const tags = ['Moderation log'] as const;
const id = z.number().int();
const needed = 'Needs discussions.moderate in its category, or community.moderate.';

/** A segment of a text comparison. */
export const DifferencePart = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() });
/** A segment of a text comparison. */
export type DifferencePart = z.infer<typeof DifferencePart>;

/**
 * A revision of a discussion or comment: the current text (`revisionID` null), or the text before an edit. The
 * differences are relative to the previous text; for the first text every segment is `same`. `name` is the title of a
 * discussion.
 */
export const Revision = z.object({
  revisionID: id.nullable(),
  recordType: z.enum(['discussion', 'comment']),
  recordID: id,
  name: z.string().nullable(),
  bodyHtml: z.string(),
  insertUser: UserFragment,
  dateInserted: z.string(),
  isFirst: z.boolean(),
  nameDifference: z.array(DifferencePart),
  bodyDifference: z.array(DifferencePart),
});
/** A revision of a discussion or comment, with the changes relative to the previous one. */
export type Revision = z.infer<typeof Revision>;

/** The routes of revisions. */
export const revisionRoutes = {
  list: {
    method: 'GET',
    url: '/revisions',
    schema: {
      tags,
      summary: 'List the revisions of a discussion or comment.',
      description: `The present text first. ${needed}`,
      querystring: z.object({
        recordType: z.enum(['discussion', 'comment']),
        recordID,
        ...paging(10, 50),
        ...fields,
      }),
      response: { 200: z.array(Revision) },
    },
  },
  restore: {
    method: 'POST',
    url: '/revisions/:id/restore',
    schema: {
      tags,
      summary: 'Restore a revision of a discussion or comment.',
      description: `The present text becomes a revision. ${needed}`,
      params: z.object({ id: recordID }),
      response: { 204: z.null() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
