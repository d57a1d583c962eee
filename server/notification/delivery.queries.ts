import { sql } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { type NotificationRow, notificationPlace } from './notification.queries.ts';
import type { Reader } from './recipient.ts';

/** An outgoing notification with its content and recipient. */
export interface OutgoingRow extends NotificationRow, Reader {
  readonly category_name: string | null;
  /** The first unread notification of the batch. One e-mail per batch is sent until it is read. */
  readonly first_unread_id: number;
  readonly excerpt: string | null;
  readonly preferences: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly has_push: boolean;
  /** The language that the member chose. */
  readonly language: string | null;
}

/**
 * Selects the first unread notification of a notification's batch, among those shown on the site or among the others:
 * one entry of the index `notification_unread`. The order includes the batch, because PostgreSQL might otherwise scan
 * all notifications by ID.
 */
const firstUnread = (popup: boolean) => sql`(
  select case when first.batch = n.batch then first.notification_id end
  from (
    select batch, notification_id from notification
    where user_id = n.user_id and popup = ${sql.lit(popup)} and batch >= n.batch and not read
    order by batch, notification_id limit 1) first)`;

/** Returns the notifications that are still unread and are to be sent. */
export async function findOutgoing(db: Queryable, notificationIDs: readonly number[]): Promise<OutgoingRow[]> {
  const { rows } = await sql<OutgoingRow>`
    select n.notification_id, n.user_id, n.type, n.reasons, n.record_type, n.record_id, n.discussion_id,
      ${notificationPlace} as category_id, n.data, n.batch, n.read, n.date_inserted, n.date_inserted as date_updated, 1::bigint as count,
      array[n.actor_id] as actor_ids, d.name as discussion_name, category.name as category_name,
      case n.record_type
        when 'comment' then (select body_html from comment c where c.comment_id = n.record_id and c.date_deleted is null)
        when 'discussion' then d.excerpt end as excerpt,
      coalesce(np.preferences, '{}') as preferences, m.language,
      array(select role_id from member_role where member_role.user_id = m.user_id order by role_id) as role_ids,
      m.is_admin, m.email_confirmed,
      exists (select from push_subscription p where p.user_id = n.user_id) as has_push,
      least(${firstUnread(true)}, ${firstUnread(false)}) as first_unread_id
    from notification n
    -- Without the offsets PostgreSQL may read all members or discussions in their order beside a few notifications.
    cross join lateral (
      select user_id, language, is_admin, email_confirmed from member
      where user_id = n.user_id and date_deleted is null and not banned offset 0) m
    left join lateral (
      select name, excerpt, category_id, date_deleted from discussion where discussion_id = n.discussion_id offset 0) d on true
    left join category on category.category_id = coalesce(d.category_id, n.category_id)
    left join notification_preference np on np.user_id = n.user_id
    where n.notification_id = any(${[...notificationIDs]}::bigint[]) and not n.read
      and (n.discussion_id is null or d.date_deleted is null)
    order by n.notification_id
  `.execute(db);
  return rows;
}
