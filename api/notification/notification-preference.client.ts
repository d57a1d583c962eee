import type { Api } from '#api/api.ts';
import type { NotificationPreferencesPatch, notificationPreferenceRoutes } from './notification-preference.contract.ts';

type Routes = typeof notificationPreferenceRoutes;

/** Reads the schema of the notification preferences that members can choose. */
export const readPreferenceSchema = (api: Api) => api.call<Routes['schema']>('GET', '/notification-preferences/schema');

/** Reads the notification preferences of a member. */
export const readPreferences = (api: Api, id: number | '$me' = '$me') =>
  api.call<Routes['read']>('GET', '/notification-preferences/:id', { params: { id } });

/** Changes the notification preferences of a member. Returns all of the member's preferences. */
export const changePreferences = (api: Api, body: NotificationPreferencesPatch, id: number | '$me' = '$me') =>
  api.call<Routes['change']>('PATCH', '/notification-preferences/:id', { params: { id }, body: body as never });

/** Reads the default notification preferences of the site. */
export const readPreferenceDefaults = (api: Api) =>
  api.call<Routes['defaults']>('GET', '/notification-preferences/defaults');

/** Changes the default notification preferences of the site. */
export const changePreferenceDefaults = (
  api: Api,
  body: Readonly<Record<string, { popup?: boolean; email?: boolean; push?: boolean }>>,
) => api.call<Routes['changeDefaults']>('PATCH', '/notification-preferences/defaults', { body });
