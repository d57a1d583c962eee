import { queryOptions } from '@tanstack/react-query';
import { isPendingTask } from '#api/administration/backup/site-task.ts';
import type { Api } from '#api/api.ts';
import { listImports } from './site-import.client.ts';

/** The query for dumps and imports. It is repeated each second while one runs. */
export const importsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['imports'],
    queryFn: async () => (await listImports(api)).body,
    refetchInterval: ({ state: { data } }) => (data?.imports.some(isPendingTask) ? 1_000 : false),
  });
