import type { Recount } from '#api/administration/count/recount.contract.ts';
import type { BackgroundJobKind, FailedJob } from '#api/administration/job/background-job.contract.ts';

/** A kind of job in a given state. */
export const aKind = (state: Partial<BackgroundJobKind>): BackgroundJobKind => ({
  name: 'mail.send',
  cron: null,
  countWaiting: 0,
  countPlanned: 0,
  countRunning: 0,
  countFailed: 0,
  dateLastRun: '2026-11-26T03:04:00+00:00',
  ...state,
});

/** Kinds of jobs in several states. */
export const someKinds = [
  aKind({ countWaiting: 12, countRunning: 2, countFailed: 3 }),
  aKind({ name: 'draft.publish', countPlanned: 4 }),
  aKind({ name: 'digest.plan', cron: '*/15 * * * *' }),
  aKind({ name: 'backup.write', dateLastRun: null }),
];

/** A failed job. */
export const aFailedJob: FailedJob = {
  jobID: '4f1b8a52-6d1e-4a0e-9a52-0f2b6a6f3f01',
  kind: 'mail.send',
  cause: 'error',
  message: 'connect ECONNREFUSED 192.0.2.7:587',
  attempts: 6,
  dateFailed: '2026-11-26T03:04:00+00:00',
};

/** Failed jobs with each cause. */
export const someFailedJobs: readonly FailedJob[] = [
  aFailedJob,
  {
    ...aFailedJob,
    jobID: '4f1b8a52-6d1e-4a0e-9a52-0f2b6a6f3f02',
    kind: 'backup.write',
    cause: 'timeout',
    message: null,
  },
  {
    ...aFailedJob,
    jobID: '4f1b8a52-6d1e-4a0e-9a52-0f2b6a6f3f03',
    kind: 'old.kind',
    cause: 'interrupted',
    message: null,
  },
];

/** A finished recount that repaired counters. */
export const aRecount: Recount = {
  taskID: 12,
  status: 'done',
  isScheduled: false,
  insertUser: null,
  dateInserted: '2026-11-26T03:00:00+00:00',
  dateDone: '2026-11-26T03:04:00+00:00',
  step: null,
  done: 0,
  total: 0,
  reason: null,
  reasonDetail: null,
  result: {
    differences: [
      { table: 'discussion', column: 'count_comments', count: 2 },
      { table: 'member', column: 'count_discussions', count: 1 },
    ],
  },
};
