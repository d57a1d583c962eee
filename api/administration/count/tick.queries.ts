import { queryOptions } from '@tanstack/react-query';
import { readPrivacy } from '#api/administration/count/tick.client.ts';
import type { Api } from '#api/api.ts';

/** Returns the query that loads whether the viewer's visits are counted anonymously. */
export const visitPrivacyQuery = (api: Api) =>
  queryOptions({
    queryKey: ['analytics', 'privacy'],
    queryFn: async () => (await readPrivacy(api)).body.AnonymizeData,
  });
