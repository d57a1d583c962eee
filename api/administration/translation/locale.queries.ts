import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listLocales } from './locale.client.ts';

/** The languages the site speaks. */
export const localesQuery = (api: Api) =>
  queryOptions({ queryKey: ['locales'], queryFn: async () => (await listLocales(api)).body });
