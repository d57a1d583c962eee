import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { safeTarget } from '#api/account/sign-in/target.ts';
import { ApiError } from '#api/errors.ts';
import { languageCookie } from '#api/languages.ts';
import { offeredLanguages } from '#server/platform/http/language-hook.ts';
import { loadMessageCatalog, messageAreas } from '#server/platform/text/message-catalog.ts';
import { knownLanguages } from '#server/platform/text/site-languages.ts';

const aYear = 31_536_000;

/**
 * Registers the compiled texts of lazy-loaded components, `/words/{language}/{area}.json`, and the form that chooses a
 * language, `POST /language`, which works without scripts (docs/behavior/shell.md#language-choice).
 */
export async function languageRoutes(server: FastifyInstance): Promise<void> {
  const { forum } = server;

  server.get<{ Params: { language: string; file: string } }>(
    '/words/:language/:file',
    async ({ params, query }, reply) => {
      const area = messageAreas.find((one) => `${one}.json` === params.file);
      if (!area || !(await knownLanguages(forum)).has(params.language)) throw new ApiError('route.not-found');
      const { messagesOf, version } = await loadMessageCatalog(forum, params.language);
      // The URL contains the version of the texts. A response for an older version must not be cached.
      const isLasting = (query as { v?: unknown }).v === version;
      reply.header('Cache-Control', isLasting ? `public, max-age=${aYear}, immutable` : 'no-store');
      return reply.type('application/json').send(messagesOf(area));
    },
  );

  server.post('/language', async ({ body, viewer, headers }, reply) => {
    const { language } = (body ?? {}) as { language?: unknown };
    const chosen = (await offeredLanguages(forum)).find(({ code }) => code === language)?.code;
    if (chosen === undefined) throw new ApiError('locale.not-found');
    reply.setCookie(languageCookie, chosen, {
      path: '/',
      maxAge: aYear,
      sameSite: 'lax',
      secure: forum.configuration.siteUrl.startsWith('https:'),
    });
    if (viewer.userID !== 0)
      await sql`update member set language = ${chosen} where user_id = ${viewer.userID}`.execute(forum.db);
    return reply.redirect(safeTarget(headers.referer, forum.configuration.siteUrl), 303);
  });
}
