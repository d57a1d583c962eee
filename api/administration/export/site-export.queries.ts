import { queryOptions } from '@tanstack/react-query';
import { isPendingTask } from '#api/administration/backup/site-task.ts';
import type { Api } from '#api/api.ts';
import { listSiteExports } from './site-export.client.ts';

/** The query for exports. It is repeated each second while one is written. */
export const siteExportsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['site-exports'],
    queryFn: async () => (await listSiteExports(api)).body,
    refetchInterval: ({ state: { data } }) => (data?.some(isPendingTask) ? 1_000 : false),
  });
