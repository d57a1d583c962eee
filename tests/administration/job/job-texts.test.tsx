import { expect, test } from 'vitest';
import { jobSchedule, jobTexts } from '#components/administration/job/job-texts.ts';
import { mergeKinds, presentFailedJob } from '#server/administration/job/background-job-view.ts';
import { allJobs } from '#server/jobs/all-jobs.ts';

test('every job has a name and a description, and nothing else has', () => {
  expect(Object.keys(jobTexts).toSorted()).toEqual(allJobs.map(({ name }) => name).toSorted());
});

test('the schedule of every job is told in words', () => {
  expect(
    ['* * * * *', '*/15 * * * *', '2 * * * *', '40 3 * * *', '30 1,13 * * *', null].map((cron) => jobSchedule(cron)),
  ).toEqual(['Every minute', 'Every 15 minutes', 'Every hour', 'Every day', 'Twice a day', 'When needed']);
});

test('kinds without jobs are listed with zeros, and kinds of older versions while they have jobs', () => {
  const counts = { countWaiting: 1, countPlanned: 0, countRunning: 0, countFailed: 2, dateLastRun: null };
  expect(mergeKinds([{ name: 'new', cron: '* * * * *' }], [{ name: 'old', ...counts }])).toEqual([
    {
      name: 'new',
      cron: '* * * * *',
      countWaiting: 0,
      countPlanned: 0,
      countRunning: 0,
      countFailed: 0,
      dateLastRun: null,
    },
    { name: 'old', cron: null, ...counts },
  ]);
});

test('a job that did not end by itself has a cause of its own', () => {
  const job = { jobID: 'x', kind: 'mail.send', attempts: 6, dateFailed: '2026-11-27T08:00:00+00:00' };
  const causeOf = (message: string | null) => presentFailedJob({ ...job, message });
  expect(causeOf('job timed out')).toEqual({ ...job, cause: 'timeout', message: null });
  expect(causeOf('job heartbeat timeout')).toEqual({ ...job, cause: 'interrupted', message: null });
  expect(causeOf(null)).toEqual({ ...job, cause: 'error', message: null });
});
