import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { type Language, languageCookie, type SiteLanguage } from '#api/languages.ts';
import { sectionOfUrl } from '#server/administration/layout/site-sections.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { textsInLanguages } from '#server/platform/text/derived-texts.ts';
import { chooseLanguage, languageOfBrowser } from '#server/platform/text/language-choice.ts';
import { loadTexts } from '#server/platform/text/message-catalog.ts';
import { contentLanguagesOf, knownLanguages } from '#server/platform/text/site-languages.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the response. */
    language: Language;
  }
}

const enabledIn = async (forum: Forum): Promise<{ site: string; offered: readonly SiteLanguage[] }> => {
  const [{ 'garden.locale': site }, all, known] = await Promise.all([
    forum.settings.get(),
    forum.locales.get(),
    knownLanguages(forum),
  ]);
  const enabled = new Set(all.filter((one) => one.enabled).map(({ locale }) => locale)).add(site);
  return { site, offered: [...known.values()].filter(({ code }) => enabled.has(code)) };
};

/** Returns the languages that a viewer can choose, in the order that administrators set. */
export const offeredLanguages = async (forum: Forum): Promise<readonly SiteLanguage[]> =>
  (await enabledIn(forum)).offered;

const languageOf = async ({ server: { forum }, viewer, cookies, headers, url }: FastifyRequest): Promise<Language> => {
  const { site, offered } = await enabledIn(forum);
  const enabled = new Set(offered.map(({ code }) => code));
  const accepted = headers['accept-language'];
  const section = (await sectionOfUrl(forum, url))?.section.contentLocale;
  return chooseLanguage({ member: viewer.language, cookie: cookies[languageCookie], section, accepted, site }, enabled);
};

/** Returns the language of a request that fails before its viewer or the site's languages are known. */
export const browserLanguageOf = ({ cookies, headers }: FastifyRequest): Language =>
  languageOfBrowser({ cookie: cookies[languageCookie], accepted: headers['accept-language'] });

/**
 * Returns the viewer with the names of categories, tags and post types, and other content, in a language and, for
 * members, with the texts of that language.
 */
export async function localizeViewer(forum: Forum, viewer: Viewer, language: Language): Promise<Viewer> {
  const languages = await contentLanguagesOf(forum, language);
  const categories = viewer.categories.inLanguages(languages);
  const postTypes = viewer.postTypes.inLanguages(languages);
  const tagNames = textsInLanguages(await forum.tagNames.get(), languages);
  const contentTexts = textsInLanguages(await forum.contentTexts.get(), languages);
  const isAsWritten = categories === viewer.categories && postTypes === viewer.postTypes && !tagNames && !contentTexts;
  if (viewer.userID === 0 && isAsWritten) return viewer;
  const words = viewer.userID === 0 ? undefined : await loadTexts(forum, language);
  return { ...viewer, categories, postTypes, tagNames, contentTexts, words };
}

/** Sets the language of each request. Requires cookies and the viewer. */
export const languageHook = fastifyPlugin(async (server: FastifyInstance) => {
  server.decorateRequest('language', 'en');
  server.addHook('onRequest', async (request) => {
    request.language = await languageOf(request).catch((error: unknown) => {
      request.language = browserLanguageOf(request);
      throw error;
    });
    request.viewer = await localizeViewer(server.forum, request.viewer, request.language);
  });
});
