import type { Api } from '#api/api.ts';
import type { conversationRoutes } from '#api/conversation/conversation.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof conversationRoutes;

/** Lists conversations, sorted by their newest message, latest first. */
export const listConversations = (api: Api, query: InputOf<Routes['list']>['query'] = {}) =>
  api.call<Routes['list']>('GET', '/conversations', { query });

/** Creates a conversation. */
export const createConversation = (api: Api, body: InputOf<Routes['create']>['body']) =>
  api.call<Routes['create']>('POST', '/conversations', { body });

/** Reads a conversation. */
export const readConversation = (api: Api, id: number, query: InputOf<Routes['read']>['query'] = {}) =>
  api.call<Routes['read']>('GET', '/conversations/:id', { params: { id }, query });

/** Marks a conversation as read, up to its newest message. */
export const markConversationRead = (api: Api, id: number) =>
  api.call<Routes['markRead']>('PUT', '/conversations/:id/read', { params: { id } });

/** Leaves a conversation. */
export const leaveConversation = (api: Api, id: number) =>
  api.call<Routes['leave']>('DELETE', '/conversations/:id/leave', { params: { id } });

/** Lists the current and former participants of a conversation. */
export const listParticipants = (api: Api, id: number, query: InputOf<Routes['participants']>['query'] = {}) =>
  api.call<Routes['participants']>('GET', '/conversations/:id/participants', { params: { id }, query });

/** Adds participants to a conversation. */
export const addParticipants = (api: Api, id: number, participantUserIDs: number[]) =>
  api.call<Routes['addParticipants']>('POST', '/conversations/:id/participants', {
    params: { id },
    body: { participantUserIDs },
  });
