import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '#api/errors.ts';
import {
  type ModerationMessagePost,
  moderationMessageRoutes,
} from '#api/moderation/site-message/moderation-message.contract.ts';
import type { CategoryTree } from '#server/category/category-tree.ts';
import { dismissedMessageSources, messageSources } from '#server/moderation/log/message-log.ts';
import { logInsertedRows, withRowLog } from '#server/moderation/log/row-log.ts';
import {
  dismissMessage,
  findMessageFor,
  invalidateMessages,
  loadMessages,
} from '#server/moderation/site-message/message-cache.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { renderMentioning } from '#server/post/body/mention-resolution.ts';
import { dismissedCookie, dismissedIn } from './dismissed-cookie.ts';
import { isMessageFor, mayManageMessages, requireMessageManaging } from './moderation-message.policy.ts';
import { deleteMessage, dismissedBy, insertMessage, updateMessage } from './moderation-message.queries.ts';

/** Validates the category of a message: `recordType` requires the ID of an existing category. */
const checkPlace = (message: ModerationMessagePost, tree: CategoryTree): ModerationMessagePost => {
  const recordID = message.recordType === null ? null : message.recordID;
  if (message.recordType !== null && (recordID === null || !tree.byID(recordID)))
    throw ApiError.fields({ recordID: 'This category does not exist.' });
  return { ...message, recordID };
};

/** Builds the log entry of an action on a message. */
const entryOf = ({ userID }: Viewer, recordID: number) => ({
  recordType: 'moderation-message',
  recordID,
  actorID: userID,
});

/** The routes of moderation messages. */
export const moderationMessageResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  const { db, now } = forum;
  const written = async (message: ModerationMessagePost) => ({
    ...checkPlace(message, await forum.categories.get()),
    bodyHtml: (await renderMentioning(db, message.body, message.format)).html,
  });

  server.route({
    ...moderationMessageRoutes.list,
    handler: async ({ viewer, query, cookies }) => {
      const isManager = mayManageMessages(viewer) && !query.forMe;
      const asked = (await loadMessages(forum, isManager ? undefined : viewer.contentTexts)).filter(
        (message) =>
          (query.isEnabled === undefined || message.isEnabled === query.isEnabled) &&
          (query.recordID === undefined || message.recordID === query.recordID) &&
          (query.type === undefined || message.type === query.type) &&
          (query.layoutViewType === undefined || message.layoutViewType === query.layoutViewType),
      );
      if (isManager) return asked;
      const meant = asked.filter((message) => isMessageFor(viewer, message));
      if (meant.length === 0) return [];
      const aside = new Set(dismissedIn(cookies[dismissedCookie]));
      if (viewer.userID !== 0) for (const id of await dismissedBy(db, viewer.userID)) aside.add(id);
      return meant.filter((message) => !message.isDismissible || !aside.has(message.moderationMessageID));
    },
  });

  server.route({
    ...moderationMessageRoutes.get,
    handler: async ({ viewer, params }) => findMessageFor(forum, viewer, params.id),
  });

  server.route({
    ...moderationMessageRoutes.add,
    handler: async ({ viewer, body }, reply) => {
      requireMessageManaging(viewer);
      const made = { ...(await written(body)), userID: viewer.userID, now: now() };
      const id = await inTransaction(db, async (trx) => {
        const recordID = await insertMessage(trx, made);
        await logInsertedRows(trx, messageSources, { action: 'message.add', ...entryOf(viewer, recordID) });
        return recordID;
      });
      await invalidateMessages(forum);
      return reply.code(201).send(await findMessageFor(forum, viewer, id));
    },
  });

  server.route({
    ...moderationMessageRoutes.change,
    handler: async ({ viewer, params, body }) => {
      requireMessageManaging(viewer);
      const message = await findMessageFor(forum, viewer, params.id);
      const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
      const changed = await written({ ...message, ...given });
      const entry = { action: 'message.change', ...entryOf(viewer, params.id) } as const;
      await inTransaction(db, (trx) =>
        withRowLog(trx, messageSources, entry, () => updateMessage(trx, params.id, changed)),
      );
      await invalidateMessages(forum);
      return findMessageFor(forum, viewer, params.id);
    },
  });

  server.route({
    ...moderationMessageRoutes.remove,
    handler: async ({ viewer, params }, reply) => {
      requireMessageManaging(viewer);
      await findMessageFor(forum, viewer, params.id);
      const entry = { action: 'message.delete', ...entryOf(viewer, params.id) } as const;
      await inTransaction(db, (trx) =>
        withRowLog(trx, dismissedMessageSources, entry, () => deleteMessage(trx, params.id)),
      );
      await invalidateMessages(forum);
      return reply.code(204).send(null);
    },
  });

  server.route({
    ...moderationMessageRoutes.dismiss,
    handler: async (request, reply) => {
      await dismissMessage(request, reply, request.params.id);
      return { dismissed: true };
    },
  });
};
