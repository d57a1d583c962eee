import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { longestWordFile } from '#api/administration/translation/locale.contract.ts';
import { type WordImport, wordRoutes } from '#api/administration/translation/word.contract.ts';
import { ApiError } from '#api/errors.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import { loadTexts } from '#server/platform/text/message-catalog.ts';
import { translateSentence } from '#server/platform/text/sentence-translation.ts';
import { type KnownLanguage, knownLanguages } from '#server/platform/text/site-languages.ts';
import { readWordFile, writeJSON, writePO } from './word-file.ts';
import { prepareImport, storeImport } from './word-import.ts';
import { filterWords, listWordsOf } from './word-list.ts';
import { translateMissingWords } from './word-translation.ts';

/** A file in JSON has escapes, and a text has up to four bytes for each character. */
const bodyLimit = 4 * longestWordFile;

/** Returns the problems of texts in the language of the request. */
const translatedProblems = (
  { problems }: Pick<WordImport, 'problems'>,
  texts: Awaited<ReturnType<typeof loadTexts>>,
): WordImport['problems'] => problems.map(({ id, message }) => ({ id, message: translateSentence(texts, message) }));

/** The API routes for the texts of the interface. */
export const wordResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const languageFor = async (viewer: Viewer, locale: string): Promise<KnownLanguage> => {
    requirePermission(viewer, 'site.manage');
    const language = (await knownLanguages(forum)).get(locale);
    if (!language) throw new ApiError('locale.not-found');
    return language;
  };

  server.route({
    ...wordRoutes.list,
    handler: async (request, reply) => {
      const { page, limit, ...filter } = request.query;
      const { code } = await languageFor(request.viewer, request.params.locale);
      const found = filterWords(await listWordsOf(forum, code), filter);
      sendPaging(request, reply, { page, limit, total: found.length });
      return found.slice((page - 1) * limit, page * limit);
    },
  });

  server.route({
    ...wordRoutes.export,
    handler: async ({ viewer, params, query }, reply) => {
      const { code: locale, name, direction, derivesFrom } = await languageFor(viewer, params.locale);
      const all = filterWords(await listWordsOf(forum, locale), { state: query.only });
      const words = all.map(({ id, source, isByMachine, isMissing, shown }) => ({
        id,
        source,
        isByMachine,
        text: isMissing ? '' : shown,
      }));
      const write = query.format === 'po' ? writePO : writeJSON;
      const type = query.format === 'po' ? 'text/x-gettext-translation' : 'application/json';
      reply
        .header('Content-Disposition', `attachment; filename="${locale}.${query.format}"`)
        .type(`${type}; charset=utf-8`);
      return write({ locale, name, direction, derivesFrom, words });
    },
  });

  server.route({
    ...wordRoutes.import,
    bodyLimit,
    handler: async ({ viewer, params, body, language }) => {
      const { code: locale } = await languageFor(viewer, params.locale);
      const prepared = await prepareImport(forum, locale, readWordFile(body.file).words);
      if (body.isTrial !== true) {
        await inTransaction(forum.database, (trx) => storeImport(trx, prepared, { locale, userID: viewer.userID }));
        await forum.translations.changed();
      }
      const texts = await loadTexts(forum, language);
      const problems = translatedProblems(prepared.report, texts);
      return { ...prepared.report, problems };
    },
  });

  server.route({
    ...wordRoutes.translate,
    config: { rateLimit: { max: 30, timeWindow: 60_000 } },
    handler: async ({ viewer, params, body, language }) => {
      const known = await languageFor(viewer, params.locale);
      const translation = await translateMissingWords(forum, known, { ...body, userID: viewer.userID });
      const texts = await loadTexts(forum, language);
      return { ...translation, problems: translatedProblems(translation, texts) };
    },
  });
};
