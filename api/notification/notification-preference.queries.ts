import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { readPreferenceDefaults, readPreferences } from './notification-preference.client.ts';

/** Returns the query for the viewer's notification preferences. */
export const myPreferencesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['notification-preferences'],
    queryFn: async () => (await readPreferences(api)).body,
  });

/** Returns the query for the default notification preferences of the site. */
export const preferenceDefaultsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['notification-preferences', 'defaults'],
    queryFn: async () => (await readPreferenceDefaults(api)).body,
  });
