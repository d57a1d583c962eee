import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LeaderboardType } from '#api/member/profile/leader-slots.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/** The filter of a leaderboard. */
export interface LeaderboardQuery {
  readonly leaderboardType: LeaderboardType;
  /** The start of the time span. Undefined for all time. */
  readonly since: Date | undefined;
  /** The categories that count. Undefined for all categories. */
  readonly categoryIDs: readonly number[] | undefined;
  readonly limit: number;
  readonly includedRoleIDs?: readonly number[] | undefined;
  readonly excludedRoleIDs?: readonly number[] | undefined;
}

/** A member with their score. */
export interface LeaderRow {
  readonly userID: number;
  readonly name: string;
  readonly photo: string | null;
  readonly points: number;
}

type Counted = RawBuilder<unknown>;

const since = (column: Counted, { since: moment }: LeaderboardQuery): Counted =>
  moment ? sql`${column} >= ${moment}` : sql`true`;

const within = ({ categoryIDs }: LeaderboardQuery): Counted =>
  categoryIDs ? sql`d.category_id = any(${[...categoryIDs]}::bigint[])` : sql`true`;

/**
 * Selects the points that reactions to posts earned. The all-time total for all categories is stored with the member.
 */
const reputation = (question: LeaderboardQuery): Counted =>
  !question.since && !question.categoryIDs
    ? sql`select user_id, points from member where points > 0`
    : sql`
      select r.record_user_id as user_id, sum(t.points)::integer as points
      from reaction r join reaction_type t using (tag_id) join discussion d using (discussion_id)
      where r.user_id <> r.record_user_id and ${since(sql`r.date_inserted`, question)} and ${within(question)}
      group by r.record_user_id`;

const posts = (question: LeaderboardQuery): Counted =>
  !question.since && !question.categoryIDs
    ? sql`select user_id, count_discussions + count_comments as points from member`
    : sql`
      select user_id, count(*)::integer as points from (
        select d.insert_user_id as user_id from discussion d
        where d.date_deleted is null and ${since(sql`d.date_inserted`, question)} and ${within(question)}
        union all
        select c.insert_user_id from comment c join discussion d using (discussion_id)
        where c.date_deleted is null and d.date_deleted is null and ${since(sql`c.date_inserted`, question)}
          and ${within(question)}) written
      group by user_id`;

const acceptedAnswers = (question: LeaderboardQuery): Counted => sql`
  select c.insert_user_id as user_id, count(*)::integer as points
  from comment c join discussion d using (discussion_id)
  where c.qna = 'accepted' and c.date_deleted is null and d.date_deleted is null
    and ${since(sql`c.date_inserted`, question)} and ${within(question)}
  group by c.insert_user_id`;

const counting: Readonly<Record<LeaderboardType, (question: LeaderboardQuery) => Counted>> = {
  reputation,
  posts,
  acceptedAnswers,
};

const holds = (roleIDs: readonly number[]): Counted =>
  sql`exists (select from member_role r where r.user_id = m.user_id and r.role_id = any(${[...roleIDs]}::bigint[]))`;

const rolesOf = ({ includedRoleIDs, excludedRoleIDs }: LeaderboardQuery): Counted => {
  const conditions = [
    ...(includedRoleIDs?.length ? [holds(includedRoleIDs)] : []),
    ...(excludedRoleIDs?.length ? [sql`not ${holds(excludedRoleIDs)}`] : []),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
};

/**
 * Returns the members with the highest scores in descending order. Excludes members without points and banned, private
 * and deleted members.
 */
export async function findLeaders(db: Kysely<Tables>, question: LeaderboardQuery): Promise<LeaderRow[]> {
  const { rows } = await sql<LeaderRow>`
    select m.user_id as "userID", m.name, m.photo_url as photo, counted.points
    from (${counting[question.leaderboardType](question)}) counted join member m using (user_id)
    where counted.points > 0 and m.date_deleted is null and not m.is_system and not m.banned and not m.private
      and ${rolesOf(question)}
    order by counted.points desc, m.user_id desc limit ${question.limit}
  `.execute(db);
  return rows;
}
