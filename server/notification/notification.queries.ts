import { type RawBuilder, sql } from 'kysely';
import { viewableSql } from '#server/category/viewable.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { recordPlace } from '#server/post/record-place.ts';

/** The maximum number of a member's latest notifications that are listed and counted. */
const mostListed = 2_000;

/** A notification together with the batch that it represents. */
export interface NotificationRow {
  readonly notification_id: number;
  readonly user_id: number;
  readonly type: string;
  readonly reasons: readonly string[];
  readonly record_type: string;
  readonly record_id: number;
  readonly discussion_id: number | null;
  readonly category_id: number | null;
  readonly data: { readonly name?: string; readonly url?: string; readonly [name: string]: unknown };
  readonly batch: string;
  readonly read: boolean;
  readonly date_inserted: string;
  readonly date_updated: string;
  readonly count: number;
  /** The actors, the latest first, repeated for each event. */
  readonly actor_ids: readonly number[];
  readonly discussion_name: string | null;
}

/**
 * The current category of the record of `notification n`. The column `n.category_id` is a copy from when the
 * notification was written. A notification shows the current title of the discussion, so the current category decides
 * who may see it.
 */
export const notificationPlace: RawBuilder<unknown> = sql`coalesce(
  (select place.category_id from discussion place where place.discussion_id = n.discussion_id),
  case
    when n.record_type = 'moderator-note' then (
      select ${recordPlace('noted')} from moderator_note noted where noted.moderator_note_id = n.record_id)
    when n.record_type = 'report' then (
      select ${recordPlace('reported', sql`reported.category_id`)} from report reported where reported.report_id = n.record_id)
    when n.type = 'ApprovalWaiting' then n.record_id end,
  n.category_id)`;

/** A condition on `notification n`: it belongs to the viewer, who may view its record. */
const visibleTo = (viewer: Viewer): RawBuilder<unknown> =>
  sql`n.user_id = ${viewer.userID} and ${viewableSql(viewer, notificationPlace)}`;

const batched = sql`
  select max(notification_id) as notification_id, count(*) as count, min(date_inserted) as first_date,
    max(date_inserted) as date_updated, array_agg(actor_id order by notification_id desc) as actor_ids
  from mine group by batch, read`;

const single = sql`
  select notification_id, 1::bigint as count, date_inserted as first_date, date_inserted as date_updated,
    array[actor_id] as actor_ids
  from mine`;

const columns = sql`
  n.notification_id, n.user_id, n.type, n.reasons, n.record_type, n.record_id, n.discussion_id,
  coalesce(d.category_id, n.category_id) as category_id, n.data, n.batch, n.read, g.first_date as date_inserted, g.date_updated, g.count, g.actor_ids, d.name as discussion_name`;

/**
 * Returns a page of a member's notifications, the latest first. Notifications of the same batch and read state are
 * grouped into one.
 */
export async function findNotifications(
  db: Queryable,
  viewer: Viewer,
  { page, limit, shouldBatch }: { page: number; limit: number; shouldBatch: boolean },
): Promise<{ rows: NotificationRow[]; total: number }> {
  const { rows } = await sql<NotificationRow & { total: number }>`
    with mine as (
      select notification_id, batch, read, actor_id, date_inserted
      from notification n
      where ${visibleTo(viewer)} and popup
      order by notification_id desc
      limit ${mostListed}),
    grouped as (${shouldBatch ? batched : single})
    select ${columns}, (select count(*) from grouped) as total
    from grouped g
    join notification n using (notification_id)
    left join discussion d on d.discussion_id = n.discussion_id
    order by n.notification_id desc
    limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Returns the recipient of a notification; undefined if the notification does not exist. */
export async function findOwner(db: Queryable, notificationID: number): Promise<number | undefined> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from notification where notification_id = ${notificationID}
  `.execute(db);
  return rows[0]?.user_id;
}

/**
 * Returns a notification of the viewer, grouped with those of the same batch and read state; undefined if there is none
 * or it is hidden.
 */
export async function findNotification(
  db: Queryable,
  viewer: Viewer,
  notificationID: number,
): Promise<NotificationRow | undefined> {
  const { rows } = await sql<NotificationRow>`
    with mine as (
      select same.notification_id, same.actor_id, same.date_inserted, this.notification_id as this_id
      from notification this
      join notification same on same.user_id = this.user_id and same.batch = this.batch and same.read = this.read
      where this.notification_id = ${notificationID}
      order by same.notification_id desc
      limit ${mostListed}),
    grouped as (
      select this_id as notification_id, count(*) as count, min(date_inserted) as first_date,
        max(date_inserted) as date_updated, array_agg(actor_id order by notification_id desc) as actor_ids
      from mine group by this_id)
    select ${columns}
    from grouped g
    join notification n using (notification_id)
    left join discussion d on d.discussion_id = n.discussion_id
    where ${visibleTo(viewer)}
  `.execute(db);
  return rows[0];
}

/** Marks a notification and its batch as read. Returns the number of changed notifications. */
export async function markBatchRead(db: Queryable, notificationID: number, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update notification n set read = true, date_read = ${now}
    from notification this
    where this.notification_id = ${notificationID} and n.user_id = this.user_id and n.popup in (true, false)
      and n.batch = this.batch and not n.read
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Marks a member's notifications about a discussion as read. Returns the number of changed notifications. */
export async function markDiscussionRead(
  db: Queryable,
  { userID, discussionID, now }: { userID: number; discussionID: number; now: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update notification set read = true, date_read = ${now}
    where user_id = ${userID} and popup and not read
      and discussion_id = ${discussionID} and record_type in ('discussion', 'comment')
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Marks all notifications of a member as read. */
export async function markAllRead(db: Queryable, userID: number, now: Date): Promise<void> {
  await sql`
    update notification set read = true, date_read = ${now} where user_id = ${userID} and popup and not read
  `.execute(db);
}

/**
 * Counts the unread notifications, one per batch as in the list. Only the latest 1,000 are counted, since badges show
 * at most 99+.
 */
export const countUnreadNotifications = (viewer: Viewer): RawBuilder<number> => sql<number>`(
  select count(distinct batch) from (
    select batch from notification n where ${visibleTo(viewer)} and popup and not read
    order by notification_id desc limit 1000) unread)`;
