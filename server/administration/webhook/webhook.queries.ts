import { sql } from 'kysely';
import type { Webhook, WebhookDelivery } from '#api/administration/webhook/webhook.contract.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';

const columns = sql`webhook_id as "webhookID", name, url, events, role_id as "roleID", sends_private as "sendsPrivate",
  status, failures, date_inserted as "dateInserted"`;

const deliveryColumns = sql`webhook_delivery_id as "webhookDeliveryID", webhook_id as "webhookID", event, status, attempts,
  body, response_status as "responseStatus", response_start as "responseStart", problem, duration,
  date_inserted as "dateInserted", date_attempted as "dateAttempted"`;

/** Returns all webhooks in the order of their names. */
export async function listWebhooks(db: Queryable): Promise<Webhook[]> {
  const { rows } = await sql<Webhook>`select ${columns} from webhook order by name, webhook_id`.execute(db);
  return rows;
}

/** Returns a webhook; undefined if there is none. */
export async function findWebhook(db: Queryable, id: number): Promise<Webhook | undefined> {
  const { rows } = await sql<Webhook>`select ${columns} from webhook where webhook_id = ${id}`.execute(db);
  return rows[0];
}

/** Locks a webhook for the rest of the transaction. Returns its role; undefined if there is no such webhook. */
export async function lockWebhookRole(trx: Queryable, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ roleID: number }>`
    select role_id as "roleID" from webhook where webhook_id = ${id} for update
  `.execute(trx);
  return rows[0]?.roleID;
}

/** A delivery with the facts of its webhook that are needed to send it. */
export interface SendableDelivery extends Pick<WebhookDelivery, 'webhookID' | 'event' | 'body'> {
  readonly url: string;
  readonly isActive: boolean;
  /** The encrypted secret. */
  readonly secret: string;
}

/** Returns a delivery with the facts of its webhook that are needed to send it; undefined if there is none. */
export async function findSendable(db: Queryable, id: string): Promise<SendableDelivery | undefined> {
  const { rows } = await sql<SendableDelivery>`
    select d.webhook_id as "webhookID", d.event, d.body, w.url, w.status = 'active' as "isActive", w.secret
    from webhook_delivery d join webhook w using (webhook_id) where d.webhook_delivery_id = ${id}::uuid
  `.execute(db);
  return rows[0];
}

/** Stores a delivery that waits to be sent. Returns its ID; undefined if the webhook was deleted. */
export async function insertDelivery(
  db: Queryable,
  { webhookID, event, body, now }: { webhookID: number; event: string; body: string; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into webhook_delivery (webhook_id, event, body, date_inserted)
    select webhook_id, ${event}, ${body}, ${now}::timestamptz from webhook where webhook_id = ${webhookID}
    for key share
    returning webhook_delivery_id as id
  `.execute(db);
  return rows[0]?.id;
}

/** Returns a delivery; undefined if there is none. */
export async function findDelivery(db: Queryable, id: string): Promise<WebhookDelivery | undefined> {
  const { rows } = await sql<WebhookDelivery>`
    select ${deliveryColumns} from webhook_delivery where webhook_delivery_id = ${id}::uuid
  `.execute(db);
  return rows[0];
}

/** Returns a page of the deliveries of a webhook, newest first, and their number. */
export async function listDeliveries(
  db: Queryable,
  webhookID: number,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<{ rows: WebhookDelivery[]; total: number }> {
  const { rows } = await sql<WebhookDelivery & { total: number }>`
    select ${deliveryColumns}, count(*) over () as total from webhook_delivery where webhook_id = ${webhookID}
    order by date_inserted desc, webhook_delivery_id limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  return { rows: rows.map(({ total: _, ...row }) => row), total: Number(rows[0]?.total ?? 0) };
}

/** Adds a webhook. Returns its ID. */
export async function insertWebhook(db: Queryable, values: Readonly<Record<string, unknown>>): Promise<number> {
  const made = await db
    .insertInto('webhook')
    .values(values as never)
    .returning('webhook_id')
    .executeTakeFirstOrThrow();
  return made.webhook_id;
}

/** Updates a webhook. Undefined values remain unchanged. */
export async function updateWebhook(
  db: Queryable,
  id: number,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  await db
    .updateTable('webhook')
    .set(values as never)
    .where('webhook_id', '=', id)
    .execute();
}
