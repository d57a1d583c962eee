import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listBackgroundJobs } from './background-job.client.ts';

/** The interval between two requests while jobs wait or run, in milliseconds. */
const refreshedEvery = 5_000;

/** The query for the background jobs. It is repeated while jobs wait or run. */
export const backgroundJobsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['background-jobs'],
    queryFn: async () => (await listBackgroundJobs(api)).body,
    refetchInterval: ({ state: { data } }) =>
      data?.kinds.some(({ countWaiting, countRunning }) => countWaiting + countRunning > 0) ? refreshedEvery : false,
  });
