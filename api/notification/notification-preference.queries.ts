import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { readPreferenceDefaults, readPreferences } from './notification-preference.client.ts';

/** How the asking member hears of events. */
export const myPreferencesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['notification-preferences'],
    queryFn: async () => (await readPreferences(api)).body,
  });

/** How members hear of events unless they choose otherwise. */
export const preferenceDefaultsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['notification-preferences', 'defaults'],
    queryFn: async () => (await readPreferenceDefaults(api)).body,
  });
