import { queryOptions } from '@tanstack/react-query';
import { isPendingTask } from '#api/administration/backup/site-task.ts';
import type { Api } from '#api/api.ts';
import { readLatestRecount } from './recount.client.ts';

/** The query for the latest recount. It is repeated each second while it waits or runs. */
export const latestRecountQuery = (api: Api) =>
  queryOptions({
    queryKey: ['recounts'],
    queryFn: async () => (await readLatestRecount(api)).body,
    refetchInterval: ({ state: { data } }) => (data?.latest && isPendingTask(data.latest) ? 1_000 : false),
  });
