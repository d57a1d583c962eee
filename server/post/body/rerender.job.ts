import { z } from 'zod';
import { defineJob } from '#server/jobs/job.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { rendererVersion } from './render-body.ts';
import { renderedKinds, rerenderNext } from './rerender.queries.ts';

/** So many posts are rendered in one transaction: their writers wait for a moment at most. */
const atOnce = 100;

/**
 * Renders posts again that were stored before a change of the renderer or of what searches look at, while the forum goes on. It keeps how far it came
 * with what it did, so a killed process loses nothing; nobody's edit is touched, and no post counts as edited.
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
