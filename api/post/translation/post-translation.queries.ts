import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { readTranslationUsage } from './post-translation.client.ts';

/** Returns the query for the use of the daily budget of translations. */
export const translationUsageQuery = (api: Api) =>
  queryOptions({
    queryKey: ['post-translations', 'usage'],
    queryFn: async () => (await readTranslationUsage(api)).body,
  });
