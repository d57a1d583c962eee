import { z } from 'zod';
import { expands, fields, flag, paging, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

/** The discussion that a notification is about, with `expand=discussion`. */
export const NotificationDiscussion = z.object({
  discussionID: z.number().int(),
  name: z.string(),
  url: z.string(),
  categoryID: z.number().int().nullable(),
});
/** The discussion that a notification is about. */
export type NotificationDiscussion = z.infer<typeof NotificationDiscussion>;

/**
 * Something a member heard of (`spec/api.md` NotificationSchema). With batching, one stands for `count` of the same kind;
 * `readUrl`, on what is not read, notes that it is read and leads to `url`.
 */
export const Notification = z.object({
  notificationID: z.number().int(),
  /** HTML made by the forum: names in bold. */
  body: z.string(),
  photoUrl: z.string().nullable(),
  activityType: z.string(),
  activityName: z.string(),
  /** Every event by which it concerns the member, the strongest first, with commas. */
  reason: z.string(),
  url: z.string(),
  readUrl: z.string().optional(),
  recordType: z.string(),
  recordID: z.number().int(),
  recordUrl: z.string(),
  discussionID: z.number().int().nullable(),
  commentID: z.number().int().optional(),
  discussion: NotificationDiscussion.optional(),
  dateInserted: z.string(),
  dateUpdated: z.string(),
  read: z.boolean(),
  count: z.number().int(),
});
/** Something a member heard of. */
export type Notification = z.infer<typeof Notification>;

const tags = ['Notifications'] as const;
const expand = expands('discussion');
const params = z.object({ id: recordID });
const mark = z.object({ read: z.literal(true) });
const one = z.object({ expand, ...fields });

/** One's own notifications: reading them, and noting that they are read (`spec/api.md` §2). */
export const notificationRoutes = {
  list: {
    method: 'GET',
    url: '/notifications',
    schema: {
      tags,
      summary: 'List one’s notifications',
      description:
        'The latest first. What is of one kind and equally read is one, with `count`; `shouldBatch=0` lists each.',
      querystring: z.object({ ...paging(30, 100), shouldBatch: flag, expand, ...fields }),
      response: { 200: z.array(Notification) },
    },
  },
  markAll: {
    method: 'PATCH',
    url: '/notifications',
    schema: { tags, summary: 'Mark all notifications read', body: mark, response: { 204: z.null() } },
  },
  read: {
    method: 'GET',
    url: '/notifications/:id',
    schema: { tags, summary: 'Read a notification', params, querystring: one, response: { 200: Notification } },
  },
  mark: {
    method: 'PATCH',
    url: '/notifications/:id',
    schema: {
      tags,
      summary: 'Mark a notification read',
      description: 'With it, all that it stands for.',
      params,
      body: mark,
      response: { 200: Notification },
    },
  },
  markRead: {
    method: 'PUT',
    url: '/notifications/:id/read',
    schema: { tags, summary: 'Mark a notification read', params, response: { 200: Notification } },
  },
} as const satisfies Record<string, ContractRoute>;
