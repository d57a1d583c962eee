import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#api/errors.ts';

/** The `Retry-After` value of a busy forum, in seconds. */
const retryAfter = 10;

/**
 * Rejects requests while the forum is overloaded, with 503 `server.busy`. Files under /assets/ are still served, since
 * they cost almost nothing and an open page needs them to show that the forum is busy.
 *
 * @throws {ApiError} `server.busy`, for everything else.
 */
export async function answerUnderPressure(
  { url }: Pick<FastifyRequest, 'url'>,
  reply: Pick<FastifyReply, 'header'>,
): Promise<void> {
  if (url.startsWith('/assets/')) return;
  reply.header('retry-after', String(retryAfter));
  throw new ApiError('server.busy');
}
