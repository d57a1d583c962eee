import { z } from 'zod';
import { defineJob } from '#server/jobs/job.ts';
import { followUpQuestions } from './question-follow-up.ts';

/** The pause between two batches, in milliseconds. */
const pause = 30_000;

/** Twice a day: reminds those who asked to decide on the answers, a batch at a time (`spec/addons.md` §1). */
export const questionFollowUp = defineJob({
  name: 'question.follow-up',
  /** The number of the question after which this batch begins. */
  schema: z.object({ after: z.int().default(0) }),
  cron: '30 1,13 * * *',
  async handler(forum, { after }) {
    const { last } = await followUpQuestions(forum, after);
    if (last === undefined) return;
    const startAfter = new Date(forum.now().getTime() + pause);
    await forum.jobs.send(questionFollowUp, { after: last }, { startAfter, singletonKey: `after ${last}` });
  },
});
