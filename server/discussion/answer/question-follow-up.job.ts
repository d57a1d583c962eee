import { z } from 'zod';
import { defineJob } from '#server/jobs/job.ts';
import { followUpQuestions } from './question-follow-up.ts';

/** The delay between two batches, in milliseconds. */
const pause = 30_000;

/**
 * A job that runs twice a day and reminds the authors of questions to accept or reject the answers, in batches
 * (docs/behavior/discussion.md#follow-up-mail).
 */
export const questionFollowUp = defineJob({
  name: 'question.follow-up',
  /** The ID of the last question of the previous batch. */
  schema: z.object({ after: z.int().default(0) }),
  cron: '30 1,13 * * *',
  async handler(forum, { after }) {
    const { last } = await followUpQuestions(forum, after);
    if (last === undefined) return;
    const startAfter = new Date(forum.now().getTime() + pause);
    await forum.jobs.send(questionFollowUp, { after: last }, { startAfter, singletonKey: `after ${last}` });
  },
});
