import { sql } from 'kysely';
import { webhookSecret } from '#server/account/credential/sealed-secrets.ts';
import { withRowLog } from '#server/moderation/log/row-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Forum } from '#server/platform/forum.ts';
import { findSendable } from './webhook.queries.ts';
import { webhookSources } from './webhook-log.ts';
import { sendWebhook, type WebhookOutcome, webhookWeb } from './webhook-request.ts';
import { signatureOf } from './webhook-signature.ts';

/** A webhook rests when all attempts failed for this many days, and at least this many attempts were made. */
const restsAfter = { days: 3, attempts: 10 };

const isAccepted = (outcome: WebhookOutcome): boolean =>
  'status' in outcome && outcome.status >= 200 && outcome.status < 300;

/** Ends a delivery that cannot be sent. `secret`: it cannot be decrypted with the keys of the forum. */
async function failUnsent(db: Queryable, deliveryID: string, problem: 'inactive' | 'secret'): Promise<true> {
  await sql`
    update webhook_delivery set status = 'failed', problem = ${problem} where webhook_delivery_id = ${deliveryID}::uuid
  `.execute(db);
  return true;
}

/**
 * Sends a delivery once and stores the answer. `isLast` states that it is not retried after a failure. Returns whether
 * the delivery is finished.
 */
export async function attemptDelivery(
  forum: Forum,
  deliveryID: string,
  { isLast }: { readonly isLast: boolean },
): Promise<boolean> {
  const delivery = await findSendable(forum.db, deliveryID);
  if (!delivery) return true;
  if (!delivery.isActive && delivery.event !== 'ping') return failUnsent(forum.db, deliveryID, 'inactive');
  const secret = forum.seal.unseal(delivery.secret, webhookSecret);
  if (secret === undefined) return failUnsent(forum.db, deliveryID, 'secret');
  const time = Math.floor(forum.now().getTime() / 1_000);
  const outcome = await sendWebhook(delivery.url, {
    web: webhookWeb(forum.configuration),
    body: delivery.body,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'User-Agent': 'Folkmoot (webhooks)',
      'X-Folkmoot-Event': delivery.event,
      'X-Folkmoot-Delivery': deliveryID,
      'X-Folkmoot-Signature': signatureOf(secret, time, delivery.body),
    },
  });
  const isOver = isAccepted(outcome) || isLast;
  await storeOutcome(forum.db, { deliveryID, outcome, isOver, now: forum.now() });
  if (delivery.event !== 'ping') await countOutcome(forum, delivery.webhookID, outcome);
  return isOver;
}

interface Attempt {
  readonly deliveryID: string;
  readonly outcome: WebhookOutcome;
  readonly isOver: boolean;
  readonly now: Date;
}

async function storeOutcome(db: Queryable, { deliveryID, outcome, isOver, now }: Attempt): Promise<void> {
  const hasAnswer = 'status' in outcome;
  const accepted = isAccepted(outcome);
  await sql`
    update webhook_delivery set attempts = attempts + 1, date_attempted = ${now}, duration = ${outcome.duration},
      status = ${accepted ? 'delivered' : isOver ? 'failed' : 'waiting'},
      response_status = ${hasAnswer ? outcome.status : null},
      response_start = ${hasAnswer ? outcome.start : outcome.detail},
      problem = ${accepted ? null : hasAnswer ? 'status' : outcome.problem}
    where webhook_delivery_id = ${deliveryID}::uuid
  `.execute(db);
}

/** Counts failed attempts in a row. After failures over a long time the webhook rests, which the log shows. */
async function countOutcome(forum: Forum, webhookID: number, outcome: WebhookOutcome): Promise<void> {
  if (isAccepted(outcome)) {
    await sql`
      update webhook set failures = 0, date_failing = null where webhook_id = ${webhookID} and failures > 0
    `.execute(forum.db);
    return;
  }
  const now = forum.now();
  const before = new Date(now.getTime() - restsAfter.days * 86_400_000);
  const { rows } = await sql<{ isDead: boolean }>`
    update webhook set failures = failures + 1, date_failing = coalesce(date_failing, ${now}) where webhook_id = ${webhookID}
    returning status = 'active' and failures >= ${restsAfter.attempts} and date_failing <= ${before} as "isDead"
  `.execute(forum.db);
  if (!rows[0]?.isDead) return;
  forum.log.warn({ webhookID }, 'A webhook rests, because all deliveries have failed for days.');
  const entry = { action: 'webhook.change', recordType: 'webhook', recordID: webhookID, actorID: null } as const;
  await inTransaction(forum.database, (trx) =>
    withRowLog(trx, webhookSources, { ...entry, isPublic: false }, () =>
      sql`update webhook set status = 'resting', date_updated = ${now} where webhook_id = ${webhookID}`.execute(trx),
    ),
  );
}
