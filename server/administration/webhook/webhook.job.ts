import { sql } from 'kysely';
import { z } from 'zod';
import { publicWeb, type Web } from '#server/composer/media/public-address.ts';
import { defineJob } from '#server/jobs/job.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { findDelivery, findWebhook, findWebhookSecret, insertDelivery, listWebhooks } from './webhook.queries.ts';
import { payloadOf, type StoredEvent } from './webhook-payload.ts';
import { sendWebhook, type WebhookOutcome } from './webhook-request.ts';
import { signatureOf } from './webhook-signature.ts';

/** The purpose to which the encrypted secrets of webhooks are bound. */
export const webhookSecret = 'webhook secret';

/** The number of events that one transaction assigns to deliveries. */
const mostEvents = 50;

/** The number of failed attempts in a row after which a webhook rests. */
const restsAfter = 50;

/** The number of days for which deliveries are stored. */
const historyDays = 30;

/** Sends one delivery. An answer other than 2xx, or none, is retried with growing delays for about a day. */
export const webhookSend = defineJob({
  name: 'webhook.send',
  schema: z.object({ deliveryID: z.uuid() }),
  retries: 12,
  retrySeconds: 30,
  concurrency: 4,
  async handler(forum, { deliveryID }, { attempt, attempts }) {
    const delivery = await findDelivery(forum.db, deliveryID);
    if (!delivery || delivery.status !== 'waiting') return;
    const isOver = await attemptDelivery(forum, deliveryID, { isLast: attempt >= attempts });
    if (!isOver) throw new Error('The receiver of a webhook did not accept a delivery.');
  },
});

/** The web that webhooks may reach: public addresses. Tests may also reach this machine. */
export const webOf = ({ configuration }: Forum): Web =>
  configuration.environment === 'test' ? { ...publicWeb, mayReach: () => true } : publicWeb;

const isAccepted = (outcome: WebhookOutcome): boolean =>
  'status' in outcome && outcome.status >= 200 && outcome.status < 300;

/** Sends a delivery once and stores the answer. Returns whether it is not to be sent again. */
export async function attemptDelivery(
  forum: Forum,
  deliveryID: string,
  { isLast }: { readonly isLast: boolean },
): Promise<boolean> {
  const delivery = await findDelivery(forum.db, deliveryID);
  const hook = delivery && (await findWebhook(forum.db, delivery.webhookID));
  const sealed = hook && (await findWebhookSecret(forum.db, hook.webhookID));
  const secret = sealed && forum.seal.unseal(sealed, webhookSecret);
  if (!delivery || !hook || !secret || (hook.status !== 'active' && delivery.event !== 'ping')) return true;
  const time = Math.floor(forum.now().getTime() / 1_000);
  const outcome = await sendWebhook(hook.url, {
    web: webOf(forum),
    body: delivery.body,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'User-Agent': 'Folkmoot (webhooks)',
      'X-Folkmoot-Event': delivery.event,
      'X-Folkmoot-Delivery': deliveryID,
      'X-Folkmoot-Signature': signatureOf(secret, time, delivery.body),
    },
  });
  const accepted = isAccepted(outcome);
  await sql`
    update webhook_delivery set attempts = attempts + 1, date_attempted = ${forum.now()}, duration = ${outcome.duration},
      status = ${accepted ? 'delivered' : isLast ? 'failed' : 'waiting'},
      response_status = ${'status' in outcome ? outcome.status : null},
      response_start = ${'status' in outcome ? outcome.start : outcome.detail},
      problem = ${accepted ? null : 'status' in outcome ? 'status' : outcome.problem}
    where webhook_delivery_id = ${deliveryID}::uuid
  `.execute(forum.db);
  await sql`
    update webhook set failures = case when ${accepted} then 0 else failures + 1 end,
      status = case when not ${accepted} and failures + 1 >= ${restsAfter} then 'resting' else status end
    where webhook_id = ${hook.webhookID}
  `.execute(forum.db);
  return accepted || isLast;
}

/** Turns the events of the outbox into deliveries, one for each webhook that wants the event. */
export const webhookPlan = defineJob({
  name: 'webhook.plan',
  schema: z.object({}),
  cron: '* * * * *',
  retries: 1,
  async handler(forum) {
    while (await planNext(forum));
    await forum.db
      .deleteFrom('webhook_delivery')
      .where('date_inserted', '<', new Date(forum.now().getTime() - historyDays * 86_400_000).toISOString())
      .execute();
  },
});

const planNext = (forum: Forum): Promise<boolean> =>
  inTransaction(forum.database, async (trx) => {
    const { rows } = await sql<StoredEvent>`
      select webhook_event_id, event, record_type, record_id, actor_id, date_inserted from webhook_event
      order by webhook_event_id limit ${mostEvents} for update skip locked
    `.execute(trx);
    const hooks = (await listWebhooks(trx)).filter(({ status }) => status === 'active');
    for (const event of rows)
      for (const hook of hooks.filter(({ events }) => events.includes(event.event as never))) {
        const body = await payloadOf(forum, trx, hook, event);
        if (body === undefined) continue;
        const { webhookID } = hook;
        const deliveryID = await insertDelivery(trx, { webhookID, event: event.event, body, now: forum.now() });
        await forum.jobs.send(webhookSend, { deliveryID }, { trx });
      }
    const done = rows.map(({ webhook_event_id: id }) => id);
    await sql`delete from webhook_event where webhook_event_id = any(${done}::bigint[])`.execute(trx);
    return rows.length === mostEvents;
  });
