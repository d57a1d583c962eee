import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ApiError } from '#api/errors.ts';
import { safeMethods } from '#server/platform/http/forgery.ts';

const apiPrefix = '/api/v2';

/** The form that ends viewing the forum as a role or a member. It works without scripts. */
export const endPreviewForm = '/role-preview/end';

/**
 * The calls that a session may make while it views the forum as a role or a member: to choose another, to end it, to sign out,
 * and calls that store nothing.
 */
const allowed: ReadonlySet<string> = new Set([
  `PUT ${apiPrefix}/roles/:id/preview`,
  `DELETE ${apiPrefix}/roles/preview`,
  `DELETE ${apiPrefix}/sessions/current`,
  `POST ${apiPrefix}/posts/preview`,
  `POST ${apiPrefix}/tick`,
  `POST ${endPreviewForm}`,
  'POST /entry/signout',
]);

/** Rejects every change while the session views the forum as a role or a member. Throws ApiError `session.preview`. */
export const rolePreviewGuard = fastifyPlugin(async (server: FastifyInstance) => {
  server.addHook('preHandler', async ({ viewer, method, routeOptions: { url = '' } }: FastifyRequest) => {
    const preview = viewer?.preview;
    if (!preview || safeMethods.has(method) || allowed.has(`${method} ${url}`)) return;
    throw new ApiError('session.preview', { subject: preview.name });
  });
});
