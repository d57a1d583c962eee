import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#api/errors.ts';

/** After how many seconds a busy forum may be asked again. */
const retryAfter = 10;

/**
 * Answers for a forum that is busy: 503 `server.busy`, but for files under /assets/, which cost next to nothing. A page
 * that is open could otherwise not load what it needs to say that the forum is busy.
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
