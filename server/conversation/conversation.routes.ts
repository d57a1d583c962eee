import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  type Conversation,
  type ConversationPost,
  conversationRoutes,
} from '#api/conversation/conversation.contract.ts';
import { ApiError } from '#api/errors.ts';
import { isVisible } from '#api/visible-text.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { namedMembers } from '#server/platform/database/named-members.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import { findAuthors } from '#server/post/post-author.ts';
import {
  checkRecipientLimit,
  recipientsAmong,
  requireAllowedFiles,
  requireConversations,
  requireParticipant,
  requireReachable,
} from './conversation.policy.ts';
import {
  findConversation,
  findParticipating,
  listConversations,
  markConversationRead,
} from './conversation.queries.ts';
import { logListed, requireInspection, requireReadableConversation } from './conversation-inspection.ts';
import { requireMessageRate } from './conversation-limit.ts';
import {
  type ConversationExtra,
  findParticipants,
  type ParticipantRow,
  participantsOf,
  presentConversations,
} from './conversation-row.ts';
import { publishConversationUpdate } from './conversation-update.ts';
import {
  insertConversation,
  insertParticipants,
  lockConversation,
  removeParticipant,
} from './conversation-write.queries.ts';
import { acceptMessage, notifyAdded, writeMessage } from './message-writing.ts';

/** The routes of conversations: listing, reading and creating them, adding participants, and leaving. */
export const conversationResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  /** Returns the site's settings if the viewer may use conversations at all. */
  const settingsFor = async (viewer: Viewer) => {
    const settings = await forum.settings.get();
    requireConversations(viewer, settings);
    return settings;
  };

  const find = async (viewer: Viewer, id: number) => {
    await settingsFor(viewer);
    return findConversation(forum.db, id, viewer.userID);
  };

  const present = async (
    viewer: Viewer,
    id: number,
    { expand, reason }: { expand: readonly ConversationExtra[]; reason?: string | undefined },
  ): Promise<Conversation> => {
    const row = await requireReadableConversation(forum, viewer, await find(viewer, id), reason);
    const [conversation] = await presentConversations(forum.db, [row], expand);
    return conversation as Conversation;
  };

  const begin = async (viewer: Viewer, post: ConversationPost, ipAddress: string): Promise<number> => {
    const settings = await settingsFor(viewer);
    requirePermission(viewer, 'conversations.add');
    const participantUserIDs = recipientsAmong(viewer, settings, post.participantUserIDs);
    await requireReachable(forum.db, viewer, participantUserIDs);
    const { initialBody: body = '', initialFormat: format = 'markdown' } = post;
    const { draftID, mediaIDs } = post;
    const isSilent = !isVisible(body) && mediaIDs.length === 0;
    const rendered = isSilent ? undefined : await acceptMessage(forum.db, settings, { body, format, mediaIDs });
    requireAllowedFiles(viewer, settings, mediaIDs);
    await requireMessageRate(forum, viewer, 'conversations');
    await requireMessageRate(forum, viewer, 'messages');
    const name = settings['conversations.subjects'] ? (post.name ?? '').replaceAll('\0', '') : '';
    const by = { userID: viewer.userID, now: forum.now() };
    const conversationID = await inTransaction(forum.db, async (trx) => {
      const id = await insertConversation(trx, { ...by, name, participantUserIDs });
      const words = { body: body.replaceAll('\0', ''), format, ipAddress, draftID, mediaIDs };
      if (rendered) await writeMessage(trx, { ...by, ...words, conversationID: id, name, rendered });
      else
        await notifyAdded(trx, { ...by, byUserID: by.userID, conversationID: id, name, userIDs: participantUserIDs });
      return id;
    });
    await publishConversationUpdate(forum, { conversationID, userIDs: [viewer.userID, ...participantUserIDs] });
    return conversationID;
  };

  const withNames = async (id: number, rows: readonly ParticipantRow[]) => {
    const userIDs = rows.map((row) => row.user_id);
    return participantsOf(rows, id, await findAuthors(forum.db, userIDs));
  };

  const add = async (viewer: Viewer, id: number, userIDs: readonly number[]): Promise<void> => {
    const settings = await settingsFor(viewer);
    requirePermission(viewer, 'conversations.add');
    const { name } = requireParticipant(await find(viewer, id));
    const wanted = recipientsAmong(viewer, settings, userIDs);
    const participating = await inTransaction(forum.db, async (trx) => {
      await lockConversation(trx, id);
      const present = await findParticipating(trx, id);
      // Members who have left or never participated cannot add others. This is checked under the lock, because the
      // check above can be outdated.
      if (!present.includes(viewer.userID)) throw new ApiError('conversation.not-found');
      const added = wanted.filter((userID) => !present.includes(userID));
      checkRecipientLimit(viewer, settings, present.length - 1 + added.length);
      await requireReachable(trx, viewer, added);
      const people = { conversationID: id, userIDs: added, byUserID: viewer.userID, now: forum.now() };
      await insertParticipants(trx, people);
      await notifyAdded(trx, { ...people, name });
      return [...present, ...added];
    });
    await publishConversationUpdate(forum, { conversationID: id, userIDs: participating });
  };

  server.route({
    ...conversationRoutes.list,
    handler: async (request, reply) => {
      const { query, viewer } = request;
      await settingsFor(viewer);
      const { page, limit } = query;
      const insertUserIDs = namedMembers(viewer, query.insertUserID ?? []);
      const requested = query.participantUserID;
      const participantUserID = requested === undefined || requested === '$me' ? viewer.userID : requested;
      if (participantUserID !== viewer.userID) await requireInspection(forum, viewer, query.reason);
      const filter = { viewerID: viewer.userID, participantUserID, insertUserIDs, page, limit };
      const { rows, total } = await listConversations(forum.db, filter);
      if (participantUserID !== viewer.userID) await logListed(forum, viewer, rows, query.reason);
      sendPaging(request, reply, { page, limit, total });
      return presentConversations(forum.db, rows, query.expand);
    },
  });

  server.route({
    ...conversationRoutes.create,
    handler: async (request, reply) => {
      const id = await begin(request.viewer, request.body, request.ip);
      return reply
        .code(201)
        .send(await present(request.viewer, id, { expand: ['insertUser', 'participants', 'lastInsertUser'] }));
    },
  });

  server.route({
    ...conversationRoutes.read,
    handler: async ({ viewer, params, query }) => present(viewer, params.id, query),
  });

  server.route({
    ...conversationRoutes.markRead,
    handler: async ({ viewer, params }, reply) => {
      const { conversation_id: conversationID, count_messages: position } = requireParticipant(
        await find(viewer, params.id),
      );
      const read = { conversationID, userID: viewer.userID, position, now: forum.now() };
      if (await markConversationRead(forum.db, read))
        await publishConversationUpdate(forum, { conversationID, userIDs: [viewer.userID] });
      return reply.code(204).send(null);
    },
  });

  server.route({
    ...conversationRoutes.leave,
    handler: async ({ viewer, params }, reply) => {
      requireParticipant(await find(viewer, params.id));
      const others = await inTransaction(forum.db, async (trx) => {
        await lockConversation(trx, params.id);
        await removeParticipant(trx, { conversationID: params.id, userID: viewer.userID, now: forum.now() });
        return findParticipating(trx, params.id);
      });
      await publishConversationUpdate(forum, { conversationID: params.id, userIDs: [viewer.userID, ...others] });
      return reply.code(204).send(null);
    },
  });

  server.route({
    ...conversationRoutes.participants,
    handler: async (request, reply) => {
      const { viewer, params, query } = request;
      await requireReadableConversation(forum, viewer, await find(viewer, params.id), query.reason);
      const { page, limit, status } = query;
      const all = await findParticipants(forum.db, [params.id]);
      const chosen = all.filter((row) => status === 'all' || row.has_left === (status === 'deleted'));
      sendPaging(request, reply, { page, limit, total: chosen.length });
      const rows = chosen.slice((page - 1) * limit, page * limit);
      return query.expand.includes('user') ? withNames(params.id, rows) : participantsOf(rows, params.id);
    },
  });

  server.route({
    ...conversationRoutes.addParticipants,
    handler: async ({ viewer, params, body }, reply) => {
      await add(viewer, params.id, body.participantUserIDs);
      return reply.code(201).send(await withNames(params.id, await findParticipants(forum.db, [params.id])));
    },
  });
};
