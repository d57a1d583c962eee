import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Message, messageRoutes } from '#api/conversation/message.contract.ts';
import { namedMembers } from '#server/platform/database/named-members.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { requireConversations } from './conversation.policy.ts';
import { findConversation, markConversationRead } from './conversation.queries.ts';
import { requireReadableConversation } from './conversation-inspection.ts';
import type { ConversationRow } from './conversation-row.ts';
import { publishConversationUpdate } from './conversation-update.ts';
import { findMessage, listMessages, listThread, type MessageRow, presentMessages } from './message.queries.ts';
import { postMessage } from './message-posting.ts';

/** The routes of messages: listing, reading and writing. */
export const messageResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const find = async (viewer: Viewer, conversationID: number) => {
    requireConversations(viewer, await forum.settings.get());
    return findConversation(forum.db, conversationID, viewer.userID);
  };

  /** Marks a page of a conversation as read if the viewer participates. */
  const rememberRead = async (viewer: Viewer, row: ConversationRow, rows: readonly MessageRow[]) => {
    const position = rows.at(-1)?.position ?? 0;
    if (!row.takes_part || viewer.preview || position <= (row.count_read ?? 0)) return;
    const conversationID = row.conversation_id;
    const read = { conversationID, userID: viewer.userID, position, now: forum.now() };
    if (await markConversationRead(forum.db, read))
      await publishConversationUpdate(forum, { conversationID, userIDs: [viewer.userID] });
  };

  server.route({
    ...messageRoutes.list,
    handler: async (request, reply) => {
      const { query, viewer } = request;
      const { page, limit, conversationID } = query;
      requireConversations(viewer, await forum.settings.get());
      const row =
        conversationID === undefined
          ? undefined
          : await requireReadableConversation(forum, viewer, await find(viewer, conversationID), query.reason);
      const insertUserIDs = namedMembers(viewer, query.insertUserID ?? []);
      if (row && insertUserIDs.length === 0) {
        const rows = await listThread(forum.db, { conversationID: row.conversation_id, page, limit });
        await rememberRead(viewer, row, rows);
        sendPaging(request, reply, { page, limit, total: row.count_messages });
        return presentMessages(forum, rows, query.expand);
      }
      const filter = { viewerID: viewer.userID, conversationID, insertUserIDs, page, limit };
      const rows = await listMessages(forum.db, filter);
      sendPaging(request, reply, { page, limit, hasMore: rows.length > limit });
      return presentMessages(forum, rows.slice(0, limit), query.expand);
    },
  });

  const present = async (id: number, expand: readonly 'insertUser'[]): Promise<Message> => {
    const row = requireFound(await findMessage(forum.db, id), 'message.not-found');
    const [message] = await presentMessages(forum, [row], expand);
    return message as Message;
  };

  server.route({
    ...messageRoutes.create,
    handler: async (request, reply) => {
      const id = await postMessage(forum, request.viewer, request.body, request.ip);
      return reply.code(201).send(await present(id, ['insertUser']));
    },
  });

  server.route({
    ...messageRoutes.read,
    handler: async ({ viewer, params, query }) => {
      requireConversations(viewer, await forum.settings.get());
      const row = requireFound(await findMessage(forum.db, params.id), 'message.not-found');
      await requireReadableConversation(forum, viewer, await find(viewer, row.conversation_id), query.reason);
      return present(params.id, query.expand);
    },
  });
};
