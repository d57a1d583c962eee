import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '#api/errors.ts';
import { hasPermission } from '#api/member/role/permission.ts';
import { postPreviewRoutes } from '#api/post/body/post-preview.contract.ts';
import { isVisible } from '#api/visible-text.ts';
import { requireSession } from '#server/platform/http/viewer.ts';
import { findCardsIn } from '#server/post/body/link-card.ts';
import { acceptBody } from '#server/post/body/post-body.ts';

/** Permissions of which each allows writing text that is rendered like a preview. */
const writing = [
  ...(['discussions.add', 'comments.add', 'conversations.add'] as const),
  ...(['discussions.edit', 'comments.edit', 'posts.moderate'] as const),
] as const;

/** The latest pending preview of each member. */
const underWay = new Map<number, Promise<unknown>>();

/** Renders the previews of a member sequentially, so that no member occupies all worker threads. */
async function inTurn<T>(userID: number, render: () => Promise<T>): Promise<T> {
  const before = underWay.get(userID);
  const made = before ? before.then(render, render) : render();
  underWay.set(userID, made);
  try {
    return await made;
  } finally {
    if (underWay.get(userID) === made) underWay.delete(userID);
  }
}

/** The route that renders a preview of a post. */
export const postPreviewResource: FastifyPluginAsyncZod = async (server) => {
  server.route({
    ...postPreviewRoutes.create,
    config: { rateLimit: { max: 120, timeWindow: 60_000 } },
    handler: async (request) => {
      requireSession(request.viewer);
      if (!hasPermission(request.viewer.permissions, writing)) throw ApiError.permission(writing);
      const { body, format } = request.body;
      if (!isVisible(body)) return { html: '' };
      const settings = { ...(await server.forum.settings.get()), 'posts.minLength': 0 };
      const { html } = await inTurn(request.viewer.userID, () => acceptBody(server.forum.db, settings, body, format));
      const cards = await findCardsIn(server.forum.db, [html]);
      return { html: cards(html) };
    },
  });
};
