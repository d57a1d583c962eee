import type { CounterDifference } from '#api/administration/count/recount.contract.ts';
import { runTask, taskJob } from '#server/administration/backup/site-task-run.ts';
import { defineJob } from '#server/jobs/job.ts';
import { type Drift, recountInParts } from './recount-forum.ts';

/** Counts the differences of each counter. */
function summarizeDrift(drift: readonly Drift[]): CounterDifference[] {
  const groups = Map.groupBy(drift, ({ table, column }) => `${table}.${column}`);
  return [...groups.values()].flatMap((found) =>
    found.slice(0, 1).map(({ table, column }) => ({ table, column, count: found.length })),
  );
}

/** Recalculates all stored counters and repairs those that differ. */
export const recountRun = defineJob({
  name: 'recount.run',
  ...taskJob,
  async handler(forum, { taskID }, run) {
    await runTask(forum, { taskID, run }, async (_task, report) => {
      const drift = await recountInParts(forum.database, (done, total) => report('recount', done, total));
      return { result: { differences: summarizeDrift(drift) } };
    });
  },
});
