import { z } from 'zod';
import { defineJob } from '#server/jobs/job.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { findAnswerIndexing, indexNextAnswers, keepAnswerIndexing } from './answer-index.queries.ts';

/** So many discussions are indexed in one transaction: their writers wait for a moment at most. */
const atOnce = 200;

/**
 * Indexes all discussions anew by their answers once it is another field that is public, while the forum goes on. A killed
 * process goes on where it was; a further change of fields begins anew.
 */
export const answerIndexing = defineJob({
  name: 'post.answer-index',
  isLong: true,
  schema: z.object({}),
  cron: '*/5 * * * *',
  retries: 1,
  async handler({ database, db, postTypes }) {
    let way = await findAnswerIndexing(db);
    if (!way) return;
    while (way) {
      const { version, passed }: typeof way = way;
      const reached = await inTransaction(database, (trx) => indexNextAnswers(trx, passed, atOnce));
      // Not within the transaction, which would hold it while whoever changes fields waits for what that holds.
      await keepAnswerIndexing(db, version, reached);
      way = await findAnswerIndexing(db);
    }
    // Searches look at all answers again.
    await postTypes.changed();
  },
});

/** Tells every process that types of posts, or their fields, are different now, and has posts found by what is public of them. */
export async function tellOfPostTypes(forum: Forum): Promise<void> {
  await forum.postTypes.changed();
  if (await findAnswerIndexing(forum.db)) await forum.jobs.send(answerIndexing, {}, { singletonKey: 'all' });
}
