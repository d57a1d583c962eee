import { z } from 'zod';
import { defineJob } from '#server/jobs/job.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { findAnswerIndexing, indexNextAnswers, storeIndexingProgress } from './answer-index.queries.ts';

/**
 * The number of discussions indexed in one transaction. It is small, so that edits of these discussions wait only
 * briefly.
 */
const atOnce = 200;

/**
 * Reindexes the field values of all discussions in the background, after the set of public fields has changed. When a
 * process is killed, the job resumes at its stored position. A further change of the fields restarts it.
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
      // Runs outside the transaction. Within it, the row of the index position would be locked while a change of fields
      // waits for the transaction.
      await storeIndexingProgress(db, version, reached);
      way = await findAnswerIndexing(db);
    }
    // Searches use all field values again.
    await postTypes.changed();
  },
});

/** Invalidates the post types in every process, and queues the reindexing of field values if it is needed. */
export async function publishPostTypeChange(forum: Forum): Promise<void> {
  await forum.postTypes.changed();
  if (await findAnswerIndexing(forum.db)) await forum.jobs.send(answerIndexing, {}, { singletonKey: 'all' });
}
