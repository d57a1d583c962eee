import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ApiError } from '#api/errors.ts';
import type { Words } from '#api/words.ts';
import { answerWithError, tellOfError } from '#server/platform/http/errors.ts';
import { wordsOf, wordsWithoutDatabase } from '#server/platform/text/words.ts';
import { faultPage, faultPolicy } from './fault-page.ts';

/** The site's words in the language of the request, or the forum's own while the database cannot be read. */
const wordsFor = async ({ server, language }: FastifyRequest, isAway: boolean): Promise<Words> => {
  if (isAway) return wordsWithoutDatabase(language);
  return wordsOf(server.forum, language).catch(() => wordsWithoutDatabase(language));
};

const noSuchRange = 416;

async function answer(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  // A program that asks for a part of a file goes by the status; what it asked for beyond the end, nobody reads.
  if ((error as { statusCode?: number }).statusCode === noSuchRange) return reply.code(noSuchRange).send();
  if (!request.headers.accept?.includes('text/html')) return answerWithError(error, request, reply);
  const body = await tellOfError(error, request, reply);
  return reply
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', faultPolicy)
    .header('Cache-Control', 'no-store')
    .send(faultPage(body, await wordsFor(request, body.code === 'server.database-away')));
}

/**
 * Answers what goes wrong outside of the API and of the pages, such as a file that is not there, or a forum that is busy:
 * browsers get a page for people, programs the API's body.
 */
export const siteErrors = fastifyPlugin(async (server: FastifyInstance) => {
  server.setErrorHandler(answer);
  server.setNotFoundHandler((request, reply) => answer(new ApiError('route.not-found'), request, reply));
});
