import type { localeRoutes } from '#api/administration/translation/locale.contract.ts';
import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof localeRoutes;

/** Lists the locales of the site. */
export const listLocales = (api: Api) => api.call<Routes['list']>('GET', '/locales');

/** Reads the interface texts that the site has overridden in a locale. */
export const readTranslations = (api: Api, locale: string) =>
  api.call<Routes['translations']>('GET', '/locales/translations/:locale', { params: { locale } });

/** Reads a locale (site.manage). */
export const readLocale = (api: Api, locale: string) =>
  api.call<Routes['get']>('GET', '/locales/:locale', { params: { locale } });

/** Changes a locale (site.manage). */
export const changeLocale = (api: Api, locale: string, body: NonNullable<InputOf<Routes['change']>['body']>) =>
  api.call<Routes['change']>('PATCH', '/locales/:locale', { params: { locale }, body });
