import { sql } from 'kysely';
import type { Queryable } from '#server/category/queryable.ts';

/** How many browsers of one member take notifications. */
const mostBrowsers = 10;

/** A browser that takes notifications. */
export interface PushSubscriptionRow {
  readonly push_subscription_id: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The browsers of a member that take notifications. */
export async function findSubscriptions(db: Queryable, userID: number): Promise<PushSubscriptionRow[]> {
  const { rows } = await sql<PushSubscriptionRow>`
    select push_subscription_id, endpoint, p256dh, auth from push_subscription
    where user_id = ${userID} order by push_subscription_id desc limit ${mostBrowsers}
  `.execute(db);
  return rows;
}

/** Keeps a browser; one that was another member's is this one's from now on. */
export async function storeSubscription(
  db: Queryable,
  kept: Omit<PushSubscriptionRow, 'push_subscription_id'> & {
    userID: number;
    sessionID: string | undefined;
    userAgent: string | null;
    now: Date;
  },
): Promise<void> {
  const { userID, sessionID, endpoint, p256dh, auth, userAgent, now } = kept;
  await sql`
    insert into push_subscription (user_id, session_id, endpoint, p256dh, auth, user_agent, date_inserted)
    values (${userID}, ${sessionID ?? null}::uuid, ${endpoint}, ${p256dh}, ${auth}, ${userAgent}, ${now})
    on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
      p256dh = excluded.p256dh, auth = excluded.auth, user_agent = excluded.user_agent
  `.execute(db);
}

/** Forgets a browser of a member. */
export async function removeSubscription(db: Queryable, userID: number, endpoint: string): Promise<void> {
  await sql`delete from push_subscription where user_id = ${userID} and endpoint = ${endpoint}`.execute(db);
}

/** Forgets a browser that takes no more. */
export async function dropSubscription(db: Queryable, id: number): Promise<void> {
  await sql`delete from push_subscription where push_subscription_id = ${id}`.execute(db);
}

/** The keys of the forum, made when first asked for; the first process's stay. */
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
