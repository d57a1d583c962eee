import { queryOptions } from '@tanstack/react-query';
import { isPendingTask } from '#api/administration/backup/site-task.ts';
import type { Api } from '#api/api.ts';
import { readProcessStart, readRestorations } from './restoration.client.ts';

/** The query for the restored and the former data. It is repeated each second while a backup is restored. */
export const restorationsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['restorations'],
    queryFn: async () => (await readRestorations(api)).body,
    refetchInterval: ({ state: { data } }) => (data?.restoration && isPendingTask(data.restoration) ? 1_000 : false),
  });

/** The query for the running process, repeated each second. It fails while the forum restarts. */
export const processStartQuery = (api: Api) =>
  queryOptions({
    queryKey: ['process-start'],
    queryFn: async () => (await readProcessStart(api)).body,
    refetchInterval: 1_000,
    staleTime: 0,
    gcTime: 0,
  });
