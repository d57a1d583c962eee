import { z } from 'zod';
import { longestMessage, maxInspectionReasonLength, maxMessageFiles } from '#api/conversation/conversation-limits.ts';
import { Format } from '#api/discussion/discussion-fields.contract.ts';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { expands, fields, memberIDs, paging, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';

const number = z.number().int();
const recordNumber = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** A downloadable file of a message. */
export const MessageFile = z.object({
  mediaID: number,
  name: z.string(),
  type: z.string(),
  size: number,
  url: z.string(),
});
/** A downloadable file of a message. */
export type MessageFile = z.infer<typeof MessageFile>;

/** The IDs of the viewer's uploads to attach to a message. */
export const messageFileIDs = z.array(recordNumber).max(maxMessageFiles).default([]);

/** The reason for which a holder of conversations.moderate reads a conversation without participating in it. */
export const inspectionReason = visibleText().trim().min(3).max(maxInspectionReasonLength).optional();

/**
 * A message of a conversation (docs/behavior/conversation.md#messages). `body` is sanitised HTML, empty when the
 * message consists only of files; `position` counts from 1.
 */
export const Message = z.object({
  messageID: number,
  conversationID: number,
  position: number,
  body: z.string(),
  files: z.array(MessageFile),
  dateInserted: z.string(),
  insertUserID: number,
  insertUser: UserFragment.optional(),
  url: z.string(),
});
/** A message of a conversation. */
export type Message = z.infer<typeof Message>;

/** A new message with text, files, or both. */
export const MessagePost = z.object({
  conversationID: recordNumber,
  body: z
    .string()
    .max(longestMessage * 4)
    .default(''),
  format: Format,
  mediaIDs: messageFileIDs,
  draftID: recordNumber.optional(),
});
/** A new message. */
export type MessagePost = z.infer<typeof MessagePost>;

const tags = ['Messages'] as const;

/** The routes of messages (docs/behavior/conversation.md#messages). */
export const messageRoutes = {
  list: {
    method: 'GET',
    url: '/messages',
    schema: {
      tags,
      summary: 'List messages, of a conversation or of all of the viewer’s conversations.',
      description:
        'For a conversation oldest first, which marks them as read by a participant; otherwise newest first. Access to a conversation of others is as in `GET /conversations/{id}`.',
      querystring: z.object({
        conversationID: recordID.optional(),
        insertUserID: memberIDs,
        reason: inspectionReason,
        expand: expands('insertUser'),
        ...paging(50, 100),
        ...fields,
      }),
      response: { 200: z.array(Message) },
    },
  },
  create: {
    method: 'POST',
    url: '/messages',
    schema: {
      tags,
      summary: 'Write a message in a conversation.',
      description: `Needs conversations.add and participation, and uploads.add for files. At most ${longestMessage} characters; a setting limits the files. Text or files are required.`,
      body: MessagePost,
      response: { 201: Message },
    },
  },
  read: {
    method: 'GET',
    url: '/messages/:id',
    schema: {
      tags,
      summary: 'Read a message.',
      params: z.object({ id: recordID }),
      querystring: z.object({ reason: inspectionReason, expand: expands('insertUser'), ...fields }),
      response: { 200: Message },
    },
  },
} as const satisfies Record<string, ContractRoute>;
