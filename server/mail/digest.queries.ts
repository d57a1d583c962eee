import { sql } from 'kysely';
import type { Queryable } from '#server/category/queryable.ts';
import type { StoredPreferences } from '#server/notification/notification-preference.queries.ts';
import { categoriesWhere, type Viewer } from '#server/platform/viewer.ts';
import type { DigestContent } from './templates/digest.ts';

/** A member who may be due for a digest. */
export interface DigestReader {
  readonly user_id: number;
  readonly preferences: StoredPreferences;
}

/** The next members, in the order of their numbers, who want digests and can get them. */
export async function findDigestReaders(db: Queryable, after: number, limit: number): Promise<DigestReader[]> {
  const { rows } = await sql<DigestReader>`
    select p.user_id, p.preferences
    from notification_preference p
    join member m using (user_id)
    where p.user_id > ${after} and p.preferences -> 'Digest' ->> 'frequency' in ('daily', 'weekly')
      and m.date_deleted is null and not m.banned and not m.is_system and m.email is not null
    order by p.user_id
    limit ${limit}
  `.execute(db);
  return rows;
}

/** How many members get digests. */
export async function countDigestReaders(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from notification_preference
    where preferences -> 'Digest' ->> 'frequency' in ('daily', 'weekly')`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Which of these digests were made already, each as `user frequency period`. */
export async function findMadeDigests(db: Queryable, userIDs: readonly number[], since: Date): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select user_id || ' ' || frequency || ' ' || period as key from digest
    where user_id = any(${[...userIDs]}::bigint[]) and date_inserted >= ${since}`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** When digests went out on the last days, and to how many. */
export async function findSentDigests(db: Queryable, since: Date): Promise<{ date: string; count: number }[]> {
  const { rows } = await sql<{ date: string; count: number }>`
    select min(date_inserted) as date, count(*) as count from digest
    where mail_id is not null and date_inserted >= ${since}
    group by period, frequency order by 1 desc limit 30`.execute(db);
  return rows;
}

interface DiscussionRow {
  readonly discussion_id: number;
  readonly name: string;
  readonly category_id: number;
  readonly author: string;
  readonly count_comments: number;
  readonly body_html: string;
  readonly is_followed: boolean;
  readonly place: number;
}

/**
 * The most talked of discussions since a moment, best first, at most so many of one category and of all the others: of each category that the member follows (unless its
 * digest is switched off), and of the rest together. Nothing that the member may not see, has muted, wrote alone, or that
 * somebody wrote whom the member ignores.
 */
export async function findDigestDiscussions(
  db: Queryable,
  viewer: Viewer,
  since: Date,
  mostOfCategory: number,
): Promise<DiscussionRow[]> {
  const { rows } = await sql<DiscussionRow>`
    with fresh as (
      select d.discussion_id, d.name, d.category_id, d.count_comments, d.body_html, d.insert_user_id,
        coalesce(cm.followed and coalesce(cm.preferences -> 'preferences.email.digest', 'true') = 'true', false) as is_followed,
        (d.date_inserted >= ${since})::integer * 5 + coalesce(d.score, 0) + 2 * (
          select count(*) from comment c
          where c.discussion_id = d.discussion_id and c.date_deleted is null and c.date_inserted >= ${since}) as weight
      from discussion d
      join category c using (category_id)
      left join category_member cm on cm.category_id = d.category_id and cm.user_id = ${viewer.userID}
      left join discussion_member dm on dm.discussion_id = d.discussion_id and dm.user_id = ${viewer.userID}
      where d.date_deleted is null and coalesce(d.date_last_comment, d.date_inserted) >= ${since}
        and d.category_id = any(${[...categoriesWhere(viewer, 'discussions.view')]}::bigint[])
        and not coalesce(dm.muted, false)
        and (d.insert_user_id <> ${viewer.userID} or d.count_comments > 0)
        and (coalesce(cm.followed, false) or not c.hide_from_recent)
        and not exists (
          select from member_ignore i where i.user_id = ${viewer.userID} and i.ignored_user_id = d.insert_user_id)
    ), placed as (
      select *, row_number() over (
        partition by case when is_followed then category_id end order by weight desc, discussion_id desc) as place
      from fresh
    )
    select p.discussion_id, p.name, p.category_id, m.name as author, p.count_comments, p.body_html,
      p.is_followed, p.place
    from placed p join member m on m.user_id = p.insert_user_id
    where p.place <= ${mostOfCategory}
    order by p.is_followed desc, p.weight desc, p.discussion_id desc
  `.execute(db);
  return rows;
}

/** A digest as it is to be made, once. */
export interface DigestKey {
  readonly userID: number;
  readonly frequency: DigestContent['frequency'];
  /** The day, or the first day of the week, like 2026-11-21. */
  readonly period: string;
}

/** Notes that a digest is made; undefined when it was made already. */
export async function noteDigest(
  db: Queryable,
  { userID, frequency, period }: DigestKey,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .insertInto('digest')
    .values({ user_id: userID, frequency, period, date_inserted: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'frequency', 'period']).doNothing())
    .returning('digest_id')
    .executeTakeFirst();
  return row?.digest_id;
}
