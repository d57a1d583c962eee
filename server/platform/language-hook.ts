import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { type Language, languageCookie } from '#api/languages.ts';
import { chooseLanguage } from '#server/platform/language-choice.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language in which whoever asks is answered. */
    language: Language;
  }
}

const languageOf = async ({ server: { forum }, viewer, cookies, headers }: FastifyRequest): Promise<Language> => {
  const [settings, locales] = await Promise.all([forum.settings.get(), forum.locales.get()]);
  const site = settings['garden.locale'];
  const enabled = new Set(locales.filter((one) => one.enabled).map(({ locale }) => locale)).add(site);
  const accepted = headers['accept-language'];
  return chooseLanguage({ member: viewer.language, cookie: cookies[languageCookie], accepted, site }, enabled);
};

/** Finds out in which language a request is answered. Needs cookies and the viewer. */
export const languageHook = fastifyPlugin(async (server: FastifyInstance) => {
  server.decorateRequest('language', 'en');
  server.addHook('onRequest', async (request) => {
    request.language = await languageOf(request);
  });
});
