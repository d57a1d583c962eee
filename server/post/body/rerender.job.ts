import { z } from 'zod';
import { defineJob } from '#server/jobs/job.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { rendererVersion } from './render-body.ts';
import { renderedKinds, rerenderNext } from './rerender.queries.ts';

/** The number of posts rendered in one transaction. It is small, so that edits of these posts wait only briefly. */
const atOnce = 100;

/**
 * Renders and indexes the posts that were stored before a change of the renderer or the search index, while the forum
 * is running. The position is stored together with the results, so a killed process loses no work. Concurrent edits are
 * preserved, and no post counts as edited.
 */
export const rerender = defineJob({
  name: 'post.rerender',
  isLong: true,
  schema: z.object({}),
  cron: '*/5 * * * *',
  retries: 1,
  async handler({ database }) {
    for (const kind of renderedKinds) {
      const next = () => inTransaction(database, (trx) => rerenderNext(trx, kind, rendererVersion, atOnce));
      while (await next());
    }
  },
});
