import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  type Locale,
  type LocalePost,
  localeRoutes,
  longestWordFile,
} from '#api/administration/translation/locale.contract.ts';
import { ApiError } from '#api/errors.ts';
import { isBuiltInLanguage } from '#api/languages.ts';
import { withinScript } from '#api/within-script.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { may, requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import { knownLanguages, ownNameOf } from '#server/platform/text/site-languages.ts';
import { withLanguageLog } from './language-log.ts';
import { deleteLocale, type LocaleChange, sortLocales, writeLocale } from './locale.queries.ts';
import { refuseUnknownService } from './locale-service.ts';
import { canonicalTag, listSiteLocales, presentLocale, readSiteLocale } from './locale-view.ts';
import { checkMessageTexts, writeTranslationsLogged } from './message-overrides.ts';
import { readWordFile } from './word-file.ts';
import { prepareImport, storeImport } from './word-import.ts';
import { wordKeysOf } from './word-state.ts';

/**
 * Sets caching headers: browsers cache the texts for half an hour and then revalidate. Returns true when the request's
 * ETag is current.
 */
function sendCaching(request: FastifyRequest, reply: FastifyReply, text: string): boolean {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  reply.header('Cache-Control', 'public, max-age=1800').header('ETag', etag);
  const known = request.headers['if-none-match'];
  return known?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
}

/** Refuses a language of which the new one cannot derive. */
async function requireBase(forum: Forum, locale: string, derivesFrom: string | null | undefined): Promise<void> {
  if (!derivesFrom) return;
  if (derivesFrom === locale || !(await knownLanguages(forum)).has(derivesFrom))
    throw ApiError.fields({ derivesFrom: 'This language is not available.' });
}

/** Adds a language, with the texts of a file. */
async function addLanguage(forum: Forum, { userID }: Viewer, post: LocalePost): Promise<Locale> {
  const locale = canonicalTag(post.localeKey);
  if ((await knownLanguages(forum)).has(locale))
    throw ApiError.fields({ localeKey: 'The site already has this language.' });
  await requireBase(forum, locale, post.derivesFrom);
  const file = post.file ? readWordFile(post.file) : undefined;
  const { enabled = false, derivesFrom = null } = post;
  const name = post.name || file?.name || ownNameOf(locale);
  const direction = post.direction ?? file?.direction;
  await inTransaction(forum.database, (trx) =>
    withLanguageLog(trx, { action: 'language.add', userID, keys: [locale] }, () =>
      writeLocale(trx, locale, { enabled, name, direction, derivesFrom }),
    ),
  );
  await forum.locales.changed();
  if (file) await importFile(forum, { locale, userID }, file.words);
  return readSiteLocale(forum, locale);
}

async function importFile(
  forum: Forum,
  target: { locale: string; userID: number },
  words: ReturnType<typeof readWordFile>['words'],
): Promise<void> {
  const prepared = await prepareImport(forum, target.locale, words);
  await inTransaction(forum.database, (trx) => storeImport(trx, prepared, target));
  await forum.translations.changed();
}

/** Returns the requested order of the site's languages, followed by those that it does not name. */
function fullOrder(asked: readonly string[], all: readonly string[]): readonly string[] {
  const named = [...new Set(asked)].filter((locale) => all.includes(locale));
  return [...named, ...all.filter((locale) => !named.includes(locale))];
}

/** The API routes for locales and for the texts that the site has overridden. */
export const localeResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  const { translations } = forum;

  const refreshed = () => Promise.all([forum.locales.changed(), translations.changed()]);

  server.route({
    ...localeRoutes.list,
    handler: async ({ viewer, query }) => {
      const all = await listSiteLocales(forum);
      const seesAll = may(viewer, ['site.manage', 'settings.view']);
      const shown = all.filter(
        ({ enabled, translationService }) =>
          (enabled || seesAll) &&
          (query.isMachineTranslations === undefined || (translationService !== null) === query.isMachineTranslations),
      );
      return Promise.all(shown.map((one) => presentLocale(forum, all, { one, withCounts: seesAll })));
    },
  });

  server.route({
    ...localeRoutes.add,
    bodyLimit: 4 * longestWordFile,
    handler: async ({ viewer, body }, reply) => {
      requirePermission(viewer, 'site.manage');
      return reply.code(201).send(await addLanguage(forum, viewer, body));
    },
  });

  server.route({
    ...localeRoutes.sort,
    handler: async ({ viewer, body }) => {
      requirePermission(viewer, 'site.manage');
      const locales = (await listSiteLocales(forum)).map(({ locale }) => locale);
      const order = fullOrder(body.locales, locales);
      const keys = order.map((locale) => `${locale} position`);
      await inTransaction(forum.database, (trx) =>
        withLanguageLog(trx, { action: 'language.change', userID: viewer.userID, keys }, () => sortLocales(trx, order)),
      );
      await forum.locales.changed();
      const all = await listSiteLocales(forum);
      return Promise.all(all.map((one) => presentLocale(forum, all, { one, withCounts: true })));
    },
  });

  server.route({
    ...localeRoutes.remove,
    handler: async ({ viewer, params: { locale } }, reply) => {
      requirePermission(viewer, 'site.manage');
      await readSiteLocale(forum, locale);
      if (isBuiltInLanguage(locale)) throw new ApiError('locale.built-in');
      if (locale === (await forum.settings.get())['garden.locale']) throw new ApiError('locale.default');
      await inTransaction(forum.database, async (trx) => {
        const keys = [locale, ...(await wordKeysOf(trx, locale))];
        await withLanguageLog(trx, { action: 'language.remove', userID: viewer.userID, keys }, () =>
          deleteLocale(trx, locale),
        );
      });
      await refreshed();
      return reply.code(204).send(null);
    },
  });

  server.route({
    ...localeRoutes.script,
    handler: async (request, reply) => {
      const words = (await translations.get()).get(request.params.locale) ?? {};
      const text = `globalThis.gdn ??= {};\nglobalThis.gdn.translations = ${withinScript(JSON.stringify(words))};\n`;
      const isSame = sendCaching(request, reply, text);
      reply.type('text/javascript; charset=utf-8');
      return isSame ? reply.code(304).send(null) : text;
    },
  });

  server.route({
    ...localeRoutes.translations,
    handler: async (request, reply) => {
      const words = (await translations.get()).get(request.params.locale) ?? {};
      return sendCaching(request, reply, JSON.stringify(words)) ? reply.code(304).send(null) : words;
    },
  });

  server.route({
    ...localeRoutes.get,
    handler: async ({ viewer, params }) => {
      requirePermission(viewer, 'site.manage');
      return readSiteLocale(forum, params.locale);
    },
  });

  server.route({
    ...localeRoutes.change,
    handler: async ({ viewer, params, body }) => {
      requirePermission(viewer, 'site.manage');
      const { locale } = params;
      if (body.enabled !== true) await readSiteLocale(forum, locale);
      const { translations: words = {}, ...change } = body;
      refuseUnknownService(change.translationService);
      await requireBase(forum, locale, change.derivesFrom);
      await checkMessageTexts(forum, { locale, words, field: 'translations' });
      const facts = isBuiltInLanguage(locale) ? withoutFacts(change) : change;
      await inTransaction(forum.database, async (trx) => {
        await withLanguageLog(trx, { action: 'language.change', userID: viewer.userID, keys: [locale] }, () =>
          writeLocale(trx, locale, facts),
        );
        await writeTranslationsLogged(trx, { locale, words, userID: viewer.userID });
      });
      await refreshed();
      return readSiteLocale(forum, locale);
    },
  });
};

/** Built-in languages keep their name and direction. */
const withoutFacts = ({ enabled, translationService }: LocaleChange): LocaleChange => ({ enabled, translationService });
