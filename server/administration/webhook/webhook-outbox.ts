import { type RawBuilder, sql } from 'kysely';
import type { WebhookEvent } from '#api/administration/webhook/webhook-event.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** An event to send to webhooks. `recordID` and `from` are SQL, so that the same statement can write the record. */
export interface OutboxEvent {
  readonly event: WebhookEvent;
  readonly recordType: 'discussion' | 'comment' | 'user' | 'report' | 'reaction';
  readonly recordID: RawBuilder<unknown>;
  readonly from?: RawBuilder<unknown>;
  readonly actorID: number | null;
  readonly now: Date;
}

/**
 * Returns the part of a statement that stores an event in the outbox, if a webhook wants it. It is committed together
 * with the record, so that no event is lost and none is sent that did not happen.
 */
export const outboxSql = ({ event, recordType, recordID, from, actorID, now }: OutboxEvent) => sql`
    insert into webhook_event (event, record_type, record_id, actor_id, date_inserted)
    select ${event}::text, ${recordType}::text, ${recordID}, ${actorID}::bigint, ${now}::timestamptz
    ${from ? sql`from ${from}` : sql``}
    where exists (select from webhook where status = 'active' and ${event}::text = any(events))`;

/** Stores an event in the outbox, in the transaction of the change. */
export async function storeWebhookEvent(
  db: Queryable,
  { recordID, ...event }: Omit<OutboxEvent, 'recordID' | 'from'> & { readonly recordID: number },
): Promise<void> {
  await outboxSql({ ...event, recordID: sql`${recordID}::bigint` }).execute(db);
}
