import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#api/errors.ts';

/** After how many seconds a busy forum may be asked again. */
const retryAfter = 10;

/**
 * Answers for a forum that is busy: 503 `server.busy`, but for files under /assets/, which cost next to nothing. A page
 * that is open could otherwise not load what it needs to say that the forum is busy.
 */
export function answerUnderPressure({ url }: Pick<FastifyRequest, 'url'>, reply: Pick<FastifyReply, 'header'>) {
  if (url.startsWith('/assets/')) return undefined;
  reply.header('retry-after', String(retryAfter));
  return new ApiError('server.busy');
}
