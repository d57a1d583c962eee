import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { readPreferences } from './notification-preference.client.ts';

/** How the asking member hears of events. */
export const myPreferencesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['notification-preferences'],
    queryFn: async () => (await readPreferences(api)).body,
  });
