import { z } from 'zod';
import { defineJob } from '#server/jobs/job.ts';
import { findDelivery } from './webhook.queries.ts';
import { attemptDelivery } from './webhook-delivery.ts';

/** The number of days for which deliveries are stored. */
const historyDays = 30;

/** Sends one delivery. An answer other than 2xx, or none, is retried after growing delays for about a day. */
export const webhookSend = defineJob({
  name: 'webhook.send',
  schema: z.object({ deliveryID: z.uuid() }),
  retries: 30,
  retrySeconds: 30,
  concurrency: 4,
  async handler(forum, { deliveryID }, { attempt, attempts }) {
    const delivery = await findDelivery(forum.db, deliveryID);
    if (delivery?.status !== 'waiting') return;
    const isOver = await attemptDelivery(forum, deliveryID, { isLast: attempt >= attempts });
    if (!isOver) throw new Error('The receiver of a webhook did not accept a delivery.');
  },
});

/** Deletes old deliveries from the history. */
export const webhookSweep = defineJob({
  name: 'webhook.sweep',
  schema: z.object({}),
  cron: '40 3 * * *',
  handler: async (forum) => {
    await forum.db
      .deleteFrom('webhook_delivery')
      .where('date_inserted', '<', new Date(forum.now().getTime() - historyDays * 86_400_000).toISOString())
      .execute();
  },
});
