import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '#api/errors.ts';
import {
  type ModerationMessage,
  type ModerationMessagePost,
  moderationMessageRoutes,
} from '#api/moderation/moderation-message.contract.ts';
import type { CategoryTree } from '#server/category/category-tree.ts';
import { keep } from '#server/platform/kept.ts';
import { found } from '#server/platform/me.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import { renderBody } from '#server/post/render-body.ts';
import { dismissedCookie, dismissedIn, withDismissed } from './dismissed-cookie.ts';
import { demandMessageManaging, isMessageFor, mayManageMessages } from './moderation-message.policy.ts';
import {
  deleteMessage,
  dismissedBy,
  insertMessage,
  keepDismissal,
  listMessages,
  type MessageRow,
  updateMessage,
} from './moderation-message.queries.ts';

const withPlace = ({ categoryID, ...row }: MessageRow, tree: CategoryTree): ModerationMessage => ({
  ...row,
  recordType: categoryID === null ? null : 'category',
  recordID: categoryID,
  categoryIDs:
    categoryID === null ? null : row.includeDescendants ? [...tree.withDescendants(categoryID)] : [categoryID],
});

/** A message is about a category or about none; what names one names both its type and its number. */
const checkPlace = (message: ModerationMessagePost, tree: CategoryTree): ModerationMessagePost => {
  const recordID = message.recordType === null ? null : message.recordID;
  if (message.recordType !== null && (recordID === null || !tree.byID(recordID)))
    throw ApiError.fields({ recordID: 'There is no such category.' });
  return { ...message, recordID };
};

/** The calls about what everybody should read first. */
export const moderationMessageResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  const { db, now } = forum;
  const kept = keep(forum.bus, 'moderation-message', () => listMessages(db));

  const all = async (): Promise<readonly ModerationMessage[]> => {
    const [rows, tree] = await Promise.all([kept.get(), forum.categories.get()]);
    return rows.map((row) => withPlace(row, tree));
  };
  const findFor = async (viewer: Viewer, id: number): Promise<ModerationMessage> => {
    const message = (await all()).find((one) => one.moderationMessageID === id);
    const isSeen = message && (mayManageMessages(viewer) || isMessageFor(viewer, message));
    return found(isSeen ? message : undefined, 'moderation-message.not-found');
  };
  const written = async (message: ModerationMessagePost) => ({
    ...checkPlace(message, await forum.categories.get()),
    bodyHtml: renderBody(message.body, message.format).html,
  });

  server.route({
    ...moderationMessageRoutes.list,
    handler: async ({ viewer, query, cookies }) => {
      const isManager = mayManageMessages(viewer) && !query.forMe;
      const asked = (await all()).filter(
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
    handler: async ({ viewer, params }) => findFor(viewer, params.id),
  });

  server.route({
    ...moderationMessageRoutes.add,
    handler: async ({ viewer, body }, reply) => {
      demandMessageManaging(viewer);
      const id = await insertMessage(db, { ...(await written(body)), userID: viewer.userID, now: now() });
      await kept.changed();
      return reply.code(201).send(await findFor(viewer, id));
    },
  });

  server.route({
    ...moderationMessageRoutes.change,
    handler: async ({ viewer, params, body }) => {
      demandMessageManaging(viewer);
      const message = await findFor(viewer, params.id);
      const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
      await updateMessage(db, params.id, await written({ ...message, ...given }));
      await kept.changed();
      return findFor(viewer, params.id);
    },
  });

  server.route({
    ...moderationMessageRoutes.remove,
    handler: async ({ viewer, params }, reply) => {
      demandMessageManaging(viewer);
      await findFor(viewer, params.id);
      await deleteMessage(db, params.id);
      await kept.changed();
      return reply.code(204).send(null);
    },
  });

  server.route({
    ...moderationMessageRoutes.dismiss,
    handler: async ({ viewer, params, cookies }, reply) => {
      const { isDismissible } = await findFor(viewer, params.id);
      if (!isDismissible) throw new ApiError('moderation-message.not-dismissible');
      if (viewer.userID !== 0) await keepDismissal(db, { userID: viewer.userID, id: params.id, now: now() });
      reply.setCookie(dismissedCookie, withDismissed(cookies[dismissedCookie], params.id), {
        path: '/',
        sameSite: 'lax',
        httpOnly: true,
        maxAge: 31_536_000,
      });
      return { dismissed: true };
    },
  });
};
