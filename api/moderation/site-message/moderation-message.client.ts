import type { Api } from '#api/api.ts';
import type { moderationMessageRoutes } from '#api/moderation/site-message/moderation-message.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof moderationMessageRoutes;
type Body<Name extends keyof Routes> = NonNullable<InputOf<Routes[Name]>['body']>;

/** Lists the moderation messages that the viewer may see. */
export const listModerationMessages = (api: Api, query: InputOf<Routes['list']>['query'] = {}) =>
  api.call<Routes['list']>('GET', '/moderation-messages', { query });

/** Returns a moderation message. */
export const readModerationMessage = (api: Api, id: number) =>
  api.call<Routes['get']>('GET', '/moderation-messages/:id', { params: { id } });

/** Creates a moderation message. Requires `site.manage` or `community.moderate`. */
export const addModerationMessage = (api: Api, body: Body<'add'>) =>
  api.call<Routes['add']>('POST', '/moderation-messages', { body });

/** Updates a moderation message. Requires `site.manage` or `community.moderate`. */
export const changeModerationMessage = (api: Api, id: number, body: Body<'change'>) =>
  api.call<Routes['change']>('PATCH', '/moderation-messages/:id', { params: { id }, body });

/** Deletes a moderation message. Requires `site.manage` or `community.moderate`. */
export const removeModerationMessage = (api: Api, id: number) =>
  api.call<Routes['remove']>('DELETE', '/moderation-messages/:id', { params: { id } });

/** Dismisses a moderation message in this browser and for this member. */
export const dismissModerationMessage = (api: Api, id: number) =>
  api.call<Routes['dismiss']>('PUT', '/moderation-messages/:id/dismiss', { params: { id } });
