import type { Api } from '#api/api.ts';
import type { NotificationPreferencesPatch, notificationPreferenceRoutes } from './notification-preference.contract.ts';

type Routes = typeof notificationPreferenceRoutes;

/** Asks what members can choose. */
export const readPreferenceSchema = (api: Api) => api.call<Routes['schema']>('GET', '/notification-preferences/schema');

/** Asks how a member hears of events. */
export const readPreferences = (api: Api, id: number | '$me' = '$me') =>
  api.call<Routes['read']>('GET', '/notification-preferences/:id', { params: { id } });

/** Changes how a member hears of events; gives all of it. */
export const changePreferences = (api: Api, body: NotificationPreferencesPatch, id: number | '$me' = '$me') =>
  api.call<Routes['change']>('PATCH', '/notification-preferences/:id', { params: { id }, body: body as never });

/** Asks how members hear of events unless they choose otherwise. */
export const readPreferenceDefaults = (api: Api) =>
  api.call<Routes['defaults']>('GET', '/notification-preferences/defaults');

/** Changes how members hear of events unless they choose otherwise. */
export const changePreferenceDefaults = (
  api: Api,
  body: Readonly<Record<string, { popup?: boolean; email?: boolean; push?: boolean }>>,
) => api.call<Routes['changeDefaults']>('PATCH', '/notification-preferences/defaults', { body });
