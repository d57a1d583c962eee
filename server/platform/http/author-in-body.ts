import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ApiError } from '#api/errors.ts';

/**
 * Checks that a request does not set another author for a record.
 *
 * @throws {ApiError} permission.missing when `requested` is set and differs from `author`.
 */
export function requireAuthor(requested: unknown, author: number): void {
  if (requested !== undefined && requested !== null && requested !== author)
    throw new ApiError('permission.missing', { description: 'insertUserID cannot be set.' });
}

/** Whether a route's contract accepts `insertUserID` in its body. */
const takesAuthor = (schema: unknown): boolean => {
  const shape = (schema as { body?: { shape?: object } } | undefined)?.body?.shape;
  return shape !== undefined && 'insertUserID' in shape;
};

/**
 * Ensures that the author of a created record is the viewer: a POST whose body sets another `insertUserID` is rejected,
 * unless the contract of the route accepts the field.
 */
export const authorInBody = fastifyPlugin(async (server: FastifyInstance) => {
  server.addHook('preValidation', async ({ method, body, viewer, routeOptions }) => {
    if (method !== 'POST' || typeof body !== 'object' || body === null || takesAuthor(routeOptions.schema)) return;
    requireAuthor((body as { insertUserID?: unknown }).insertUserID, viewer.userID);
  });
});
