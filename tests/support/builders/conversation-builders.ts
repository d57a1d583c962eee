import type { Conversation } from '#api/conversation/conversation.contract.ts';
import type { Message, MessageFile } from '#api/conversation/message.contract.ts';
import { aUserFragment } from '#tests/support/builders/member-builders.ts';

const written = '2026-11-20T09:41:00+00:00';
const ingrid = aUserFragment();
const mairead = aUserFragment({ userID: 8, name: 'MaireadK', url: '/profile/8/MaireadK' });

/** A conversation between Ingrid and Mairead. */
export const aConversation = (own: Partial<Conversation> = {}): Conversation => ({
  conversationID: 12,
  name: '',
  body: '<p>Saturday at the boathouse, then? I bring the varnish.</p>',
  excerpt: 'Saturday at the boathouse, then? I bring the varnish.',
  url: '/messages/12',
  dateInserted: written,
  insertUserID: mairead.userID,
  insertUser: mairead,
  countParticipants: 2,
  participants: [
    { userID: mairead.userID, status: 'participating', user: mairead },
    { userID: ingrid.userID, status: 'participating', user: ingrid },
  ],
  countMessages: 2,
  countReadMessages: 2,
  countUnread: 0,
  unread: false,
  dateLastViewed: written,
  lastMessage: {
    messageID: 31,
    insertUserID: mairead.userID,
    insertUser: mairead,
    dateInserted: written,
    countFiles: 0,
  },
  ...own,
});

/** A file attached to a message. */
export const aMessageFile = (own: Partial<MessageFile> = {}): MessageFile => ({
  mediaID: 3,
  name: 'plan of the boat.pdf',
  type: 'application/pdf',
  size: 245_760,
  url: '/uploads/2026/11/plan.pdf',
  ...own,
});

/** A message of that conversation. */
export const aMessage = (own: Partial<Message> = {}): Message => ({
  messageID: 31,
  conversationID: 12,
  position: 2,
  body: '<p>Saturday at the boathouse, then? I bring the varnish.</p>',
  files: [],
  dateInserted: written,
  insertUserID: mairead.userID,
  insertUser: mairead,
  url: '/messages/12/p1#Message_31',
  ...own,
});

/** A reply by Ingrid in that conversation. */
export const anOwnMessage = (own: Partial<Message> = {}): Message =>
  aMessage({
    messageID: 30,
    position: 1,
    body: '<p>The forecast says <strong>two dry days</strong>.</p>',
    insertUserID: ingrid.userID,
    insertUser: ingrid,
    url: '/messages/12/p1#Message_30',
    ...own,
  });
