import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Message, type MessagePost, messageRoutes } from '#api/conversation/message.contract.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { namedMembers } from '#server/platform/database/named-members.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import {
  rejectIfAllIgnoreViewer,
  requireAllowedFiles,
  requireConversations,
  requireParticipant,
} from './conversation.policy.ts';
import { findConversation, findParticipating, markConversationRead } from './conversation.queries.ts';
import { requireReadableConversation } from './conversation-inspection.ts';
import { requireMessageRate } from './conversation-limit.ts';
import type { ConversationRow } from './conversation-row.ts';
import { publishConversationUpdate } from './conversation-update.ts';
import { lockConversation } from './conversation-write.queries.ts';
import { findMessage, listMessages, listThread, type MessageRow, presentMessages } from './message.queries.ts';
import { acceptMessage, writeMessage } from './message-writing.ts';

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
    if (!row.takes_part || position <= (row.count_read ?? 0)) return;
    const conversationID = row.conversation_id;
    const read = { conversationID, userID: viewer.userID, position, now: forum.now() };
    if (await markConversationRead(forum.db, read))
      await publishConversationUpdate(forum, { conversationID, userIDs: [viewer.userID] });
  };

  const write = async (viewer: Viewer, post: MessagePost, ipAddress: string): Promise<number> => {
    const { conversationID, format } = post;
    const { name } = requireParticipant(await find(viewer, conversationID));
    requirePermission(viewer, 'conversations.add');
    const settings = await forum.settings.get();
    const rendered = await acceptMessage(forum.db, settings, post);
    requireAllowedFiles(viewer, settings, post.mediaIDs);
    await requireMessageRate(forum, viewer, 'messages');
    const body = post.body.replaceAll('\0', '');
    const { draftID, mediaIDs } = post;
    const words = { conversationID, name, body, format, rendered, ipAddress, draftID, mediaIDs };
    const stored = await inTransaction(forum.db, async (trx) => {
      await lockConversation(trx, conversationID);
      await rejectIfAllIgnoreViewer(trx, viewer, await findParticipating(trx, conversationID));
      return writeMessage(trx, { ...words, userID: viewer.userID, now: forum.now() });
    });
    const userIDs = [viewer.userID, ...stored.recipients];
    await publishConversationUpdate(forum, { conversationID, userIDs, messageID: stored.message_id });
    return stored.message_id;
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
      const id = await write(request.viewer, request.body, request.ip);
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
