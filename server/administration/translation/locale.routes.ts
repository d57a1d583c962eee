import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Locale, localeRoutes } from '#api/administration/translation/locale.contract.ts';
import { withinScript } from '#api/within-script.ts';
import { type StoredLocale, writeLocale } from '#server/administration/translation/locale.queries.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { may, requirePermission } from '#server/platform/http/viewer.ts';
import { checkMessageTexts, writeTranslationsLogged } from './message-overrides.ts';
import { refuseUnknownService } from './translation-service.ts';

const nameIn = (language: string, locale: string): string => {
  try {
    return (
      new Intl.DisplayNames(language.replace('_', '-'), { type: 'language' }).of(locale.replace('_', '-')) ?? locale
    );
  } catch {
    return locale;
  }
};

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

/** The API routes for locales and for the texts that the site has overridden. */
export const localeResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;
  const { translations } = forum;

  const known = async (): Promise<readonly StoredLocale[]> => {
    const stored = await forum.locales.get();
    const main = (await forum.settings.get())['garden.locale'];
    const hasMain = stored.some(({ locale }) => locale === main);
    return hasMain ? stored : [{ locale: main, enabled: true, translationService: null }, ...stored];
  };

  const present = async (all: readonly StoredLocale[], one: StoredLocale): Promise<Locale> => ({
    localeID: one.locale,
    localeKey: one.locale,
    regionalKey: one.locale,
    displayNames: Object.fromEntries(all.map(({ locale }) => [locale, nameIn(locale, one.locale)])),
    enabled: one.enabled,
    isDefault: one.locale === (await forum.settings.get())['garden.locale'],
    translationService: one.translationService,
  });

  const read = async (locale: string): Promise<Locale> => {
    const all = await known();
    return present(
      all,
      requireFound(
        all.find((one) => one.locale === locale),
        'locale.not-found',
      ),
    );
  };

  server.route({
    ...localeRoutes.list,
    handler: async ({ viewer, query }) => {
      const all = await known();
      const seesAll = may(viewer, ['site.manage', 'settings.view']);
      const shown = all.filter(
        ({ enabled, translationService }) =>
          (enabled || seesAll) &&
          (query.isMachineTranslations === undefined || (translationService !== null) === query.isMachineTranslations),
      );
      return Promise.all(shown.map((one) => present(all, one)));
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
      return read(params.locale);
    },
  });

  server.route({
    ...localeRoutes.change,
    handler: async ({ viewer, params, body }) => {
      requirePermission(viewer, 'site.manage');
      const { locale } = params;
      if (body.enabled !== true) await read(locale);
      refuseUnknownService(body.translationService);
      checkMessageTexts(body.translations ?? {}, 'translations');
      await inTransaction(forum.database, async (trx) => {
        await writeLocale(trx, locale, body);
        await writeTranslationsLogged(trx, { locale, words: body.translations ?? {}, userID: viewer.userID });
      });
      await Promise.all([forum.locales.changed(), translations.changed()]);
      return read(locale);
    },
  });
};
