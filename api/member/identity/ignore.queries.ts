import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listIgnored } from '#api/member/identity/ignore.client.ts';

/** Returns the query for the members that the caller ignores, latest entry first. */
export const ignoredQuery = (api: Api) =>
  queryOptions({ queryKey: ['ignored'], queryFn: async () => (await listIgnored(api)).body });
