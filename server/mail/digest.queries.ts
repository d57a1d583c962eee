import { type RawBuilder, sql } from 'kysely';
import type { StoredPreferences } from '#server/notification/notification-preference.queries.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { findPermittedCategoryIDs, type Viewer } from '#server/platform/http/viewer.ts';
import type { DigestFrequency } from './mail-preference.ts';
import type { DigestContent } from './templates/digest.ts';

/** A member whose digest may be due. */
export interface DigestReader {
  readonly user_id: number;
  readonly preferences: StoredPreferences;
}

/**
 * Selects the members who receive digests: those who chose one, and, if the site has a usual digest, those with a
 * confirmed address who have not chosen.
 */
const readers = (usual: DigestFrequency): RawBuilder<unknown> => {
  const chosen = sql`p.preferences -> 'Digest' ->> 'frequency'`;
  const reads =
    usual === 'none'
      ? sql`${chosen} in ('daily', 'weekly')`
      : sql`(${chosen} in ('daily', 'weekly') or (${chosen} is null and m.email_confirmed))`;
  return sql`
    from member m left join notification_preference p using (user_id)
    where ${reads} and m.date_deleted is null and not m.banned and not m.is_system and m.email is not null`;
};

/** Returns the next members, ordered by ID, who receive digests. `usual` is the digest of those who have not chosen. */
export async function findDigestReaders(
  db: Queryable,
  { usual, after, limit }: { usual: DigestFrequency; after: number; limit: number },
): Promise<DigestReader[]> {
  const { rows } = await sql<DigestReader>`
    select m.user_id, coalesce(p.preferences, '{}') as preferences ${readers(usual)} and m.user_id > ${after}
    order by m.user_id
    limit ${limit}
  `.execute(db);
  return rows;
}

/** Returns the number of members who receive digests. `usual` is the digest of those who have not chosen. */
export async function countDigestReaders(db: Queryable, usual: DigestFrequency): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${readers(usual)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns the keys of the digests that have already been created, each as `user frequency period`. */
export async function findMadeDigests(db: Queryable, userIDs: readonly number[], since: Date): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select user_id || ' ' || frequency || ' ' || period as key from digest
    where user_id = any(${[...userIDs]}::bigint[]) and date_inserted >= ${since}`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** Returns the dates on which digests were recently sent, and the number of recipients. */
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

/** A recently active discussion and its weight. */
export interface ActiveDiscussion {
  readonly discussion_id: number;
  readonly weight: number;
}

/**
 * The maximum number of candidates per category. It is far more than a digest contains, because some candidates may be
 * unsuitable for a member.
 */
const mostCandidates = 100;

/** Returns the most active discussions of each category since a date, for all members. */
export async function findActiveDiscussions(db: Queryable, since: Date): Promise<ActiveDiscussion[]> {
  const { rows } = await sql<ActiveDiscussion>`
    with answered as (
      select discussion_id, count(*) as answers from comment
      where date_inserted >= ${since} and date_deleted is null group by discussion_id
    ), placed as (
      select d.discussion_id, w.weight,
        row_number() over (partition by d.category_id order by w.weight desc, d.discussion_id desc) as place
      from discussion d
      left join answered a on a.discussion_id = d.discussion_id,
      lateral (select (d.date_inserted >= ${since})::integer * 5 + d.score + 2 * coalesce(a.answers, 0) as weight) w
      where d.date_deleted is null and d.date_last_comment >= ${since}
    )
    select discussion_id, weight from placed where place <= ${mostCandidates}
  `.execute(db);
  return rows;
}

/**
 * Returns the most active discussions, best first, with a limit per category: for each category that the member follows
 * (unless its digest is turned off), and for all other categories together. Excludes discussions that the member may
 * not see, has muted or wrote without receiving a comment, and discussions by ignored members.
 */
export async function findDigestDiscussions(
  db: Queryable,
  viewer: Viewer,
  talk: readonly ActiveDiscussion[],
  mostOfCategory: number,
): Promise<DiscussionRow[]> {
  const { rows } = await sql<DiscussionRow>`
    with candidate as (
      select * from unnest(
        ${talk.map(({ discussion_id }) => discussion_id)}::bigint[], ${talk.map(({ weight }) => weight)}::bigint[]
      ) candidate (discussion_id, weight)
    ), placed as (
      select *, row_number() over (
        partition by case when is_followed then category_id end order by weight desc, discussion_id desc) as place
      from (
        select d.discussion_id, d.category_id, t.weight,
          coalesce(cm.followed and coalesce(cm.preferences -> 'preferences.email.digest', 'true') = 'true', false) as is_followed
        from candidate t
        join discussion d using (discussion_id)
        join category c using (category_id)
        left join category_member cm on cm.category_id = d.category_id and cm.user_id = ${viewer.userID}
        left join discussion_member dm on dm.discussion_id = d.discussion_id and dm.user_id = ${viewer.userID}
        where d.date_deleted is null
          and d.category_id = any(${[...findPermittedCategoryIDs(viewer, 'discussions.view')]}::bigint[])
          and not coalesce(dm.muted, false)
          and (d.insert_user_id <> ${viewer.userID} or d.count_comments > 0)
          and (coalesce(cm.followed, false) or not c.hide_from_recent)
          and not exists (
            select from member_ignore i where i.user_id = ${viewer.userID} and i.ignored_user_id = d.insert_user_id)
      ) fresh
    )
    select p.discussion_id, d.name, p.category_id, m.name as author, d.count_comments, d.body_html,
      p.is_followed, p.place
    from placed p join discussion d using (discussion_id) join member m on m.user_id = d.insert_user_id
    where p.place <= ${mostOfCategory}
    order by p.is_followed desc, p.weight desc, p.discussion_id desc
  `.execute(db);
  return rows;
}

/** The key of a digest, which is created only once. */
export interface DigestKey {
  readonly userID: number;
  readonly frequency: DigestContent['frequency'];
  /** The date on which the digest is due, in the member's time zone, such as 2026-11-21. */
  readonly period: string;
}

/** Records that a digest is created. Returns undefined if it already was. */
export async function recordDigest(
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
