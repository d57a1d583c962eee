import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { readMyCounts } from '#api/member/user/me.client.ts';

/** How long counts are not asked for again, in milliseconds (decision 10). */
const guard = 60_000;

/** The counts of the account menu, by name; asked for once a minute at most. */
export const myCountsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['me', 'counts'],
    queryFn: async (): Promise<Readonly<Record<string, number>>> =>
      Object.fromEntries((await readMyCounts(api)).body.counts.map(({ name, count }) => [name, count])),
    staleTime: guard,
  });
