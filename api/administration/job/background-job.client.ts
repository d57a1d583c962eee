import type { Api } from '#api/api.ts';
import type { backgroundJobRoutes, ChosenJobs } from './background-job.contract.ts';

type Routes = typeof backgroundJobRoutes;

/** Lists the kinds of background jobs and the newest failed jobs. */
export const listBackgroundJobs = (api: Api) => api.call<Routes['list']>('GET', '/background-jobs');

/** Retries one failed job, or all of a kind. */
export const retryJobs = (api: Api, body: ChosenJobs) =>
  api.call<Routes['retry']>('POST', '/background-jobs/retry', { body });

/** Discards one failed job, or all of a kind. */
export const discardJobs = (api: Api, body: ChosenJobs) =>
  api.call<Routes['discard']>('POST', '/background-jobs/discard', { body });
