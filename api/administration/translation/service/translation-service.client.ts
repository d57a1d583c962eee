import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';
import type { translationServiceRoutes } from './translation-service.contract.ts';

type Routes = typeof translationServiceRoutes;

/** Lists the translation services. Requires `site.manage`. */
export const listTranslationServices = (api: Api) => api.call<Routes['list']>('GET', '/translation-services');

/** Reads a translation service. Requires `site.manage`. */
export const readTranslationService = (api: Api, type: string) =>
  api.call<Routes['read']>('GET', '/translation-services/:type', { params: { type } });

/** Sets up a translation service. Requires a confirmed session of an administrator. */
export const writeTranslationService = (api: Api, type: string, body: Readonly<Record<string, unknown>>) =>
  api.call<Routes['write']>('PUT', '/translation-services/:type', { params: { type }, body });

/** Translates a sample with a translation service. Requires `site.manage`. */
export const testTranslationService = (api: Api, type: string, body: { to?: string } = {}) =>
  api.call<Routes['test']>('POST', '/translation-services/:type/test', { params: { type }, body });

/** Translates texts with the service of a language. Requires `site.manage` or `community.moderate`. */
export const translateByMachine = (api: Api, body: NonNullable<InputOf<Routes['translate']>['body']>) =>
  api.call<Routes['translate']>('POST', '/translation-services/translate', { body });
