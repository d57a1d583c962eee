import type { localeRoutes } from '#api/administration/translation/locale.contract.ts';
import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof localeRoutes;

/** Lists the locales of the site. */
export const listLocales = (api: Api) => api.call<Routes['list']>('GET', '/locales');

/** Adds a language (site.manage). */
export const addLocale = (api: Api, body: NonNullable<InputOf<Routes['add']>['body']>) =>
  api.call<Routes['add']>('POST', '/locales', { body });

/** Sets the order of the languages (site.manage). */
export const sortLocales = (api: Api, locales: readonly string[]) =>
  api.call<Routes['sort']>('PUT', '/locales/sorts', { body: { locales: [...locales] } });

/** Removes a language that was added (site.manage). */
export const removeLocale = (api: Api, locale: string) =>
  api.call<Routes['remove']>('DELETE', '/locales/:locale', { params: { locale } });

/** Reads the interface texts that the site has overridden in a locale. */
export const readTranslations = (api: Api, locale: string) =>
  api.call<Routes['translations']>('GET', '/locales/translations/:locale', { params: { locale } });

/** Reads a locale (site.manage). */
export const readLocale = (api: Api, locale: string) =>
  api.call<Routes['get']>('GET', '/locales/:locale', { params: { locale } });

/** Changes a locale (site.manage). */
export const changeLocale = (api: Api, locale: string, body: NonNullable<InputOf<Routes['change']>['body']>) =>
  api.call<Routes['change']>('PATCH', '/locales/:locale', { params: { locale }, body });
