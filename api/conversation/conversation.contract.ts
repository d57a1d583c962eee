import { z } from 'zod';
import { longestMessage, maxSubjectLength } from '#api/conversation/conversation-limits.ts';
import { inspectionReason, messageFileIDs } from '#api/conversation/message.contract.ts';
import { Format } from '#api/discussion/discussion-fields.contract.ts';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { expands, fields, memberIDs, paging, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';

const number = z.number().int();
const recordNumber = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/**
 * The participants of a conversation. The status `deleted` marks members who left it
 * (docs/behavior/conversation.md#people).
 */
export const ConversationParticipants = z.array(
  z.object({ userID: number, status: z.enum(['participating', 'deleted']), user: UserFragment.optional() }),
);
/** The participants of a conversation. */
export type ConversationParticipants = z.infer<typeof ConversationParticipants>;

/**
 * A conversation (docs/behavior/conversation.md#inbox). `name` is its subject, often empty. `body` is the sanitised
 * HTML of its last message and `excerpt` the beginning of that message as text; both are empty when the message
 * consists only of files (`countFiles`). The unread counts and the time of the last view are the viewer's own.
 */
export const Conversation = z.object({
  conversationID: number,
  name: z.string(),
  body: z.string(),
  excerpt: z.string(),
  url: z.string(),
  dateInserted: z.string(),
  insertUserID: number,
  insertUser: UserFragment.optional(),
  countParticipants: number,
  participants: ConversationParticipants.optional(),
  countMessages: number,
  countReadMessages: number,
  countUnread: number,
  unread: z.boolean(),
  dateLastViewed: z.string().nullable(),
  /**
   * The moderators who read the conversation without participating, and their reasons. Returned only for a single
   * conversation.
   */
  inspections: z.array(z.object({ user: UserFragment, reason: z.string(), dateInserted: z.string() })).optional(),
  lastMessage: z
    .object({
      messageID: number,
      insertUserID: number,
      insertUser: UserFragment.optional(),
      dateInserted: z.string(),
      countFiles: number,
    })
    .nullable(),
});
/** A conversation. */
export type Conversation = z.infer<typeof Conversation>;

const userIDs = z.array(recordNumber).min(1, 'You must provide at least one recipient.').max(500);

/**
 * A new conversation: its participants, and its first message with text, files or both
 * (docs/behavior/conversation.md#new-conversations).
 */
export const ConversationPost = z.object({
  participantUserIDs: userIDs,
  name: visibleText().max(maxSubjectLength).optional(),
  initialBody: z
    .string()
    .max(longestMessage * 4)
    .optional(),
  initialFormat: Format.optional(),
  /** The files of the first message. */
  mediaIDs: messageFileIDs,
  draftID: recordNumber.optional(),
});
/** A new conversation. */
export type ConversationPost = z.infer<typeof ConversationPost>;

const tags = ['Conversations'] as const;
const one = z.object({ id: recordID });
const extras = ['insertUser', 'participants', 'lastInsertUser'] as const;

/** The routes of conversations (docs/behavior/conversation.md#who-may). */
export const conversationRoutes = {
  list: {
    method: 'GET',
    url: '/conversations',
    schema: {
      tags,
      summary: 'List conversations, the most recently active first.',
      description:
        'Conversations of the viewer. With conversations.moderate also those of another member, by `participantUserID`, where the setting `conversations.inspection` allows it and with a `reason`.',
      querystring: z.object({
        insertUserID: memberIDs,
        participantUserID: z.union([z.literal('$me'), recordID]).optional(),
        reason: inspectionReason,
        expand: expands(...extras),
        ...paging(50, 100),
        ...fields,
      }),
      response: { 200: z.array(Conversation) },
    },
  },
  create: {
    method: 'POST',
    url: '/conversations',
    schema: {
      tags,
      summary: 'Start a conversation.',
      description:
        'Needs conversations.add. The setting `conversations.maxRecipients` limits the recipients of members who are not moderators; recipients may not be banned, deleted, or ignore the viewer.',
      body: ConversationPost,
      response: { 201: Conversation },
    },
  },
  read: {
    method: 'GET',
    url: '/conversations/:id',
    schema: {
      tags,
      summary: 'Read a conversation.',
      description:
        'For participants. Holders of conversations.moderate read it where the setting `conversations.inspection` allows it and with a `reason`, which is logged and shown in the conversation. For all other members it does not exist.',
      params: one,
      querystring: z.object({ reason: inspectionReason, expand: expands(...extras), ...fields }),
      response: { 200: Conversation },
    },
  },
  markRead: {
    method: 'PUT',
    url: '/conversations/:id/read',
    schema: {
      tags,
      summary: 'Mark a conversation as read, up to its newest message.',
      description: 'For participants.',
      params: one,
      response: { 204: z.null() },
    },
  },
  leave: {
    method: 'DELETE',
    url: '/conversations/:id/leave',
    schema: {
      tags,
      summary: 'Leave a conversation.',
      description: 'Members who have left receive no more messages of it, and can be added again by the participants.',
      params: one,
      response: { 204: z.null() },
    },
  },
  participants: {
    method: 'GET',
    url: '/conversations/:id/participants',
    schema: {
      tags,
      summary: 'List the present and former participants of a conversation.',
      description: 'The initiator first, then the others in the order in which they were added.',
      params: one,
      querystring: z.object({
        status: z.enum(['all', 'participating', 'deleted']).default('participating'),
        reason: inspectionReason,
        expand: expands('user'),
        ...paging(5, 100),
        ...fields,
      }),
      response: { 200: ConversationParticipants },
    },
  },
  addParticipants: {
    method: 'POST',
    url: '/conversations/:id/participants',
    schema: {
      tags,
      summary: 'Add participants to a conversation.',
      description:
        'Needs conversations.add and participation. New participants can read all earlier messages. Returns all participants.',
      params: one,
      body: ConversationPost.pick({ participantUserIDs: true }),
      response: { 201: ConversationParticipants },
    },
  },
} as const satisfies Record<string, ContractRoute>;
