import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listConversations, readConversation } from '#api/conversation/conversation.client.ts';
import { conversationsPerPage, messagesPerPage } from '#api/conversation/conversation-limits.ts';
import { listMessages } from '#api/conversation/message.client.ts';

/** The prefix of all query keys of conversations. A new message invalidates them. */
export const conversationsKey = ['conversations'] as const;

/** Returns the query for a page of the viewer's inbox. */
export const inboxQuery = (api: Api, page: number, limit = conversationsPerPage) =>
  queryOptions({
    queryKey: [...conversationsKey, 'inbox', page, limit],
    queryFn: async () => {
      const { body, paging } = await listConversations(api, { page, limit, expand: ['all'] });
      return { conversations: body, total: paging?.total ?? body.length };
    },
    placeholderData: keepPreviousData,
  });

/** Returns the query for a conversation with all data of its page. Moderators need a reason for one of others. */
export const conversationQuery = (api: Api, id: number, reason?: string) =>
  queryOptions({
    queryKey: [...conversationsKey, id, { reason }],
    queryFn: async () => (await readConversation(api, id, { reason, expand: ['all'] })).body,
  });

/** Returns the query for a page of messages, oldest first. Moderators need a reason for a conversation of others. */
export const messagesQuery = (api: Api, conversationID: number, page: number, reason?: string) =>
  queryOptions({
    queryKey: [...conversationsKey, conversationID, 'messages', page, { reason }],
    queryFn: async () => {
      const { body, paging } = await listMessages(api, {
        conversationID,
        reason,
        page,
        limit: messagesPerPage,
        expand: ['insertUser'],
      });
      return { messages: body, total: paging?.total ?? body.length };
    },
  });
