import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ApiError } from '#api/errors.ts';

/**
 * Refuses an author that may not be given to a record.
 *
 * @throws {ApiError} permission.missing when `asked` is named and not `author`.
 */
export function demandAuthor(asked: unknown, author: number): void {
  if (asked !== undefined && asked !== null && asked !== author)
    throw new ApiError('permission.missing', { description: 'insertUserID cannot be set.' });
}

/** Whether a route's contract says what `insertUserID` does in its body. */
const takesAuthor = (schema: unknown): boolean => {
  const shape = (schema as { body?: { shape?: object } } | undefined)?.body?.shape;
  return shape !== undefined && 'insertUserID' in shape;
};

/**
 * What is made by a call is made by whoever calls: a POST whose body names another `insertUserID` is refused, unless the
 * contract of the route takes one.
 */
export const authorInBody = fastifyPlugin(async (server: FastifyInstance) => {
  server.addHook('preValidation', async ({ method, body, viewer, routeOptions }) => {
    if (method !== 'POST' || typeof body !== 'object' || body === null || takesAuthor(routeOptions.schema)) return;
    demandAuthor((body as { insertUserID?: unknown }).insertUserID, viewer.userID);
  });
});
