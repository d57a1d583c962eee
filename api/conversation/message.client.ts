import type { Api } from '#api/api.ts';
import type { messageRoutes } from '#api/conversation/message.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof messageRoutes;

/** Lists the messages of a conversation, oldest first, or of all conversations of the viewer. */
export const listMessages = (api: Api, query: InputOf<Routes['list']>['query'] = {}) =>
  api.call<Routes['list']>('GET', '/messages', { query });

/** Creates a message in a conversation. */
export const createMessage = (api: Api, body: InputOf<Routes['create']>['body']) =>
  api.call<Routes['create']>('POST', '/messages', { body });

/** Reads a message. */
export const readMessage = (api: Api, id: number, query: InputOf<Routes['read']>['query'] = {}) =>
  api.call<Routes['read']>('GET', '/messages/:id', { params: { id }, query });
