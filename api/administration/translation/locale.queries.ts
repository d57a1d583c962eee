import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listLocales } from './locale.client.ts';

/** Returns the query for the locales of the site. */
export const localesQuery = (api: Api) =>
  queryOptions({ queryKey: ['locales'], queryFn: async () => (await listLocales(api)).body });
