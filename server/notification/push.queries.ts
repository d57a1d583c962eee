import { sql } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** The maximum number of a member's browsers that receive push messages. */
const mostBrowsers = 10;

/** A push subscription of a browser. */
export interface PushSubscriptionRow {
  readonly push_subscription_id: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Returns the push subscriptions of a member. */
export async function findSubscriptions(db: Queryable, userID: number): Promise<PushSubscriptionRow[]> {
  const { rows } = await sql<PushSubscriptionRow>`
    select push_subscription_id, endpoint, p256dh, auth from push_subscription
    where user_id = ${userID} order by push_subscription_id desc limit ${mostBrowsers}
  `.execute(db);
  return rows;
}

/** Stores a push subscription. A subscription of another member is reassigned to this member. */
export async function storeSubscription(
  db: Queryable,
  stored: Omit<PushSubscriptionRow, 'push_subscription_id'> & {
    userID: number;
    sessionID: string | undefined;
    userAgent: string | null;
    now: Date;
  },
): Promise<void> {
  const { userID, sessionID, endpoint, p256dh, auth, userAgent, now } = stored;
  await sql`
    insert into push_subscription (user_id, session_id, endpoint, p256dh, auth, user_agent, date_inserted)
    values (${userID}, ${sessionID ?? null}::uuid, ${endpoint}, ${p256dh}, ${auth}, ${userAgent}, ${now})
    on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
      p256dh = excluded.p256dh, auth = excluded.auth, user_agent = excluded.user_agent
  `.execute(db);
}

/** Deletes a push subscription of a member. */
export async function removeSubscription(db: Queryable, userID: number, endpoint: string): Promise<void> {
  await sql`delete from push_subscription where user_id = ${userID} and endpoint = ${endpoint}`.execute(db);
}

/** Deletes a push subscription that the browser has cancelled. */
export async function dropSubscription(db: Queryable, id: number): Promise<void> {
  await sql`delete from push_subscription where push_subscription_id = ${id}`.execute(db);
}

/**
 * Returns the push keys of the forum, which are generated on first use. If several processes generate keys, the first
 * ones apply.
 */
export async function findPushKeys(
  db: Queryable,
  make: () => Promise<{ publicKey: string; privateKey: string }>,
): Promise<{ publicKey: string; privateKey: string }> {
  const read = async () =>
    (
      await sql<{ publicKey: string; privateKey: string }>`
        select public_key as "publicKey", private_key as "privateKey" from push_key`.execute(db)
    ).rows[0];
  const known = await read();
  if (known) return known;
  const { publicKey, privateKey } = await make();
  await sql`
    insert into push_key (push_key_id, public_key, private_key) values (1, ${publicKey}, ${privateKey})
    on conflict do nothing`.execute(db);
  return (await read()) ?? { publicKey, privateKey };
}
