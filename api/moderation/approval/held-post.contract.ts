import { z } from 'zod';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { DifferencePart } from '#api/moderation/revision/revision.contract.ts';
import { memberIDs, numberRange, paging, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';
import { holdCauses } from './hold-cause.ts';

const tags = ['Approval queue'] as const;
const status = z.enum(['held', 'approved', 'rejected']);
const number = z.number().int();

/** A post held for approval before publication. Only moderators see `findings` and `spamScore`. */
export const HeldPost = z.object({
  heldPostID: number,
  recordType: z.enum(['discussion', 'comment']),
  name: z.string(),
  bodyHtml: z.string(),
  /** The source text as the author wrote it. */
  body: z.string(),
  placeRecordID: number,
  placeRecordName: z.string(),
  placeRecordUrl: z.string(),
  /** The discussion to which the comment will be added. */
  discussionID: number.nullable(),
  causes: z.array(z.enum(holdCauses)),
  findings: z.array(z.object({ what: z.string(), subject: z.string(), score: number })).optional(),
  spamScore: number.optional(),
  status,
  reason: z.string(),
  recordID: number.nullable(),
  /** The post of which this is an edit. Its current text stays until the edit is approved. */
  editOf: number.nullable(),
  recordUrl: z.string().nullable(),
  /** The changes an edit makes to the current title (null for a comment) and body. Only moderators see them. */
  difference: z.object({ name: z.array(DifferencePart).nullable(), body: z.array(DifferencePart) }).optional(),
  insertUserID: number,
  insertUser: UserFragment,
  updateUserID: number.nullable(),
  dateInserted: z.string(),
  dateUpdated: z.string().nullable(),
});
export type HeldPost = z.infer<typeof HeldPost>;

/** The result of checking a text against the premoderation rules, with the causes. */
export const PremoderationVerdict = z.object({
  outcome: z.enum(['passes', 'held', 'refused']),
  causes: z.array(z.enum(holdCauses)),
  findings: z.array(
    z.object({
      what: z.enum(['links', 'blocked-word', 'duplicate', 'new-account']),
      subject: z.string(),
      score: number,
    }),
  ),
  spamScore: number,
});
export type PremoderationVerdict = z.infer<typeof PremoderationVerdict>;

const one = z.object({ id: recordID });

/** The routes of held posts. */
export const heldPostRoutes = {
  list: {
    method: 'GET',
    url: '/held-posts',
    schema: {
      tags,
      summary: 'List held posts, oldest first.',
      description:
        'Needs community.moderate, or posts.moderate in their category; `insertUserID=$me` lists the viewer’s own.',
      querystring: z.object({
        status: status.default('held'),
        recordType: z.enum(['discussion', 'comment']).optional(),
        heldPostID: numberRange.optional(),
        placeRecordID: numberRange.optional(),
        /** Returns only posts held for this cause, possibly among other causes. */
        cause: z.enum(holdCauses).optional(),
        insertUserID: memberIDs,
        ...paging(10, 100),
      }),
      response: { 200: z.array(HeldPost) },
    },
  },
  trial: {
    method: 'POST',
    url: '/held-posts/trial',
    schema: {
      tags,
      summary: 'Test whether a text would be published, held or rejected.',
      description:
        'Needs site.manage or community.manage. Nothing is stored. `isNew` tests the first post of a member.',
      body: z.object({
        recordType: z.enum(['discussion', 'comment']),
        categoryID: recordID,
        roleID: recordID,
        isNew: z.boolean().default(false),
        body: visibleText().min(1, 'Body is required.').max(50_000),
      }),
      response: { 200: PremoderationVerdict },
    },
  },
  get: {
    method: 'GET',
    url: '/held-posts/:id',
    schema: { tags, summary: 'Read a held post.', params: one, response: { 200: HeldPost } },
  },
  approve: {
    method: 'PATCH',
    url: '/held-posts/:id/approve',
    schema: {
      tags,
      summary: 'Approve a held post: it is published in its author’s name and with the present date.',
      description:
        'With `verifyUser` the author’s posts need no approval any more. 409 when the post is already decided.',
      params: one,
      body: z.object({ verifyUser: z.boolean().default(false) }).nullish(),
      response: { 200: HeldPost },
    },
  },
  reject: {
    method: 'PATCH',
    url: '/held-posts/:id/reject',
    schema: {
      tags,
      summary: 'Reject a held post; its author can still read the text and the reason.',
      description: '409 when the post is already decided.',
      params: one,
      body: z.object({ reason: visibleText().max(2_000).default('') }).nullish(),
      response: { 200: HeldPost },
    },
  },
  remove: {
    method: 'DELETE',
    url: '/held-posts/:id',
    schema: {
      tags,
      summary: 'Withdraw one’s own held post, or delete a rejected one.',
      params: one,
      response: { 204: z.null() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
