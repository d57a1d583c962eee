import type { Api } from '#api/api.ts';
import type { reactionTypeRoutes } from '#api/post/reaction/reaction-type.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof reactionTypeRoutes;

/** Lists the reaction types. */
export const listReactionTypes = (api: Api) => api.call<Routes['list']>('GET', '/reactions');

/** Loads a reaction type. */
export const readReactionType = (api: Api, urlCode: string) =>
  api.call<Routes['read']>('GET', '/reactions/:urlCode', { params: { urlCode } });

/** Loads a reaction type for editing (site.manage). */
export const readReactionTypeForEdit = (api: Api, urlCode: string) =>
  api.call<Routes['readForEdit']>('GET', '/reactions/edit/:urlCode', { params: { urlCode } });

/** Changes a reaction type (site.manage). */
export const changeReactionType = (api: Api, urlCode: string, body: InputOf<Routes['change']>['body']) =>
  api.call<Routes['change']>('PATCH', '/reactions/:urlCode', { params: { urlCode }, ...(body && { body }) });
