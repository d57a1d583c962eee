import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ApiError } from '#api/errors.ts';
import type { Translations } from '#api/translations.ts';
import { answerWithError, prepareErrorResponse } from '#server/platform/http/errors.ts';
import { loadBuiltInTexts, loadTexts } from '#server/platform/text/message-catalog.ts';
import { errorPagePolicy, renderErrorPage } from './error-page.ts';

/** Returns the texts in the language of the request, or the built-in texts while the database cannot be read. */
const wordsFor = async ({ server, language }: FastifyRequest, isAway: boolean): Promise<Translations> => {
  if (isAway) return loadBuiltInTexts(language);
  return loadTexts(server.forum, language).catch(() => loadBuiltInTexts(language));
};

const noSuchRange = 416;

async function answer(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  // A client that requests a range of a file evaluates the status only; nobody reads the body of an unsatisfiable
  // range.
  if ((error as { statusCode?: number }).statusCode === noSuchRange) return reply.code(noSuchRange).send();
  if (!request.headers.accept?.includes('text/html')) return answerWithError(error, request, reply);
  const body = await prepareErrorResponse(error, request, reply);
  return reply
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', errorPagePolicy)
    .header('Cache-Control', 'no-store')
    .send(renderErrorPage(body, await wordsFor(request, body.code === 'server.database-away')));
}

/**
 * Handles errors outside the API and the pages, such as a missing file or an overloaded forum: browsers receive an HTML
 * error page, other clients the error body of the API.
 */
export const siteErrors = fastifyPlugin(async (server: FastifyInstance) => {
  server.setErrorHandler(answer);
  server.setNotFoundHandler((request, reply) => answer(new ApiError('route.not-found'), request, reply));
});
