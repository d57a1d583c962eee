import type { translationRoutes } from '#api/administration/translation/translation.contract.ts';
import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof translationRoutes;
type Body<Name extends keyof Routes> = NonNullable<InputOf<Routes[Name]>['body']>;

/** Creates a translation resource (site.manage). */
export const addTranslationResource = (api: Api, body: Body<'add'>) =>
  api.call<Routes['add']>('POST', '/translations', { body });

/** Lists translations (site.manage). */
export const listTranslations = (api: Api, resource: string, query: InputOf<Routes['list']>['query']) =>
  api.call<Routes['list']>('GET', '/translations/:resource', { params: { resource }, query });

/** Stores translations (site.manage). */
export const changeTranslations = (api: Api, resource: string, body: Body<'change'>) =>
  api.call<Routes['change']>('PATCH', '/translations/:resource', { params: { resource }, body });

/** Deletes translations (site.manage). */
export const removeTranslations = (api: Api, resource: string, body: Body<'remove'>) =>
  api.call<Routes['remove']>('PATCH', '/translations/:resource/remove', { params: { resource }, body });

/** Lists the resources with their progress in a language (site.manage). */
export const listTranslationProgress = (api: Api, locale: string) =>
  api.call<Routes['progress']>('GET', '/translations', { query: { locale } });

/** Lists the records of a resource with their texts and translations (site.manage). */
export const listTranslatableRecords = (api: Api, resource: string, query: InputOf<Routes['records']>['query']) =>
  api.call<Routes['records']>('GET', '/translations/:resource/records', { params: { resource }, query });
