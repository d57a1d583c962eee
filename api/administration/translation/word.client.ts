import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';
import type { wordRoutes } from './word.contract.ts';

type Routes = typeof wordRoutes;

/** Lists or searches the texts of the interface in a language (site.manage). */
export const listWords = (api: Api, locale: string, query: NonNullable<InputOf<Routes['list']>['query']> = {}) =>
  api.call<Routes['list']>('GET', '/locales/:locale/words', { params: { locale }, query });

/** Returns the URL of the texts of a language as a file (site.manage). */
export const wordFileUrl = (locale: string, query: NonNullable<InputOf<Routes['export']>['query']>): string =>
  `/api/v2/locales/${encodeURIComponent(locale)}/export?${new URLSearchParams(query as Record<string, string>)}`;

/** Stores the texts of a file (site.manage). */
export const importWords = (api: Api, locale: string, body: NonNullable<InputOf<Routes['import']>['body']>) =>
  api.call<Routes['import']>('POST', '/locales/:locale/import', { params: { locale }, body });

/** Translates missing texts with the service of the language (site.manage). */
export const translateWords = (api: Api, locale: string, body: NonNullable<InputOf<Routes['translate']>['body']>) =>
  api.call<Routes['translate']>('POST', '/locales/:locale/words/translation', { params: { locale }, body });
