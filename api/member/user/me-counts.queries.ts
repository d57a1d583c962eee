import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { readMyCounts } from '#api/member/user/me.client.ts';

/**
 * The time during which the counts are not requested again, in milliseconds
 * (docs/behavior/member.md#counts-of-the-viewer).
 */
const guard = 60_000;

/** Returns the query for the counts of the account menu, by name. The counts are requested at most once a minute. */
export const myCountsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['me', 'counts'],
    queryFn: async (): Promise<Readonly<Record<string, number>>> =>
      Object.fromEntries((await readMyCounts(api)).body.counts.map(({ name, count }) => [name, count])),
    staleTime: guard,
  });
