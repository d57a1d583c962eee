import { type RawBuilder, sql } from 'kysely';
import { ApiError } from '#api/errors.ts';
import { type BanCandidate, blockingSql } from '#server/moderation/ban/ban-rule.queries.ts';
import type { Forum } from '#server/platform/forum.ts';

/**
 * A flood limit: `count` posts within `seconds`. A member who exceeds it is blocked from this kind of post for `block`
 * seconds.
 */
export interface FloodLimit {
  readonly count: number;
  readonly seconds: number;
  /** 0 disables blocking: the member can post again as soon as the time span allows. */
  readonly block: number;
}

const written = {
  discussions: sql`discussion where date_deleted is null`,
  comments: sql`comment where date_deleted is null`,
  messages: sql`conversation_message where true`,
  conversations: sql`conversation where true`,
} as const;

/** The record types that are counted. */
export type Written = keyof typeof written;

/** The kind a block applies to: one record type, or `posts` for discussions and comments. */
export type FloodKind = Written | 'posts';

/** The parameters of a flood check for a member. */
export interface FloodCheck {
  readonly userID: number;
  readonly kind: FloodKind;
  readonly limit: FloodLimit;
  /** The record types counted together for this limit. */
  readonly counted: readonly Written[];
  /** Whether the member is actually posting. With false the check blocks nobody. */
  readonly isAttempt: boolean;
  /** The member's data for ban rules, if these are checked as well. */
  readonly banCandidate?: BanCandidate | undefined;
}

interface Found {
  readonly made: number;
  readonly oldest: string | null;
  readonly dateBlocked: string | null;
  readonly isKeptOut: boolean;
}

/** SQL for a member's latest records of one type within the time span, at most as many as the limit. */
const latestSql = (what: Written, { userID, limit }: FloodCheck, since: Date): RawBuilder<unknown> => sql`
  (select date_inserted from ${written[what]} and insert_user_id = ${userID} and date_inserted > ${since}
    order by date_inserted desc limit ${limit.count})`;

/**
 * Reads a member's recent posts, the start of an active block, and whether a ban rule matches (which counts the
 * attempt), in one statement. An attempt above the limit starts a block, unless one is active.
 */
async function findFlood(forum: Forum, check: FloodCheck): Promise<Found> {
  const { userID, kind, limit, counted, isAttempt, banCandidate } = check;
  const now = forum.now();
  const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1_000);
  const isBlocking = limit.block > 0;
  const own = sql`user_id = ${userID} and kind = ${kind} and date_blocked > ${ago(limit.block)}`;
  const begin = sql`, begun as (
    insert into flood_block (user_id, kind, date_blocked)
    select ${userID}, ${kind}, ${now}::timestamptz from recent where made >= ${limit.count}
    on conflict (user_id, kind) do update set date_blocked = excluded.date_blocked
      where flood_block.date_blocked <= ${ago(limit.block)}
  )`;
  const latest = counted.map((what) => latestSql(what, check, ago(limit.seconds)));
  const { rows } = await sql<Found>`
    with kept_out as (${banCandidate ? blockingSql(banCandidate, now) : sql`select where false`}),
    recent as (
      select count(*) as made, min(date_inserted) as oldest
      from (
        select date_inserted from (${sql.join(latest, sql` union all `)}) each_kind
        order by date_inserted desc limit ${limit.count}
      ) latest
    )${isBlocking && isAttempt ? begin : sql``}
    select made, oldest, exists (select from kept_out) as "isKeptOut",
      ${isBlocking ? sql`(select date_blocked from flood_block where ${own})` : sql`null`} as "dateBlocked"
    from recent
  `.execute(forum.db);
  return rows[0] as Found;
}

/**
 * Enforces a flood limit for a member (docs/behavior/moderation.md#flood-control). Posts are counted in the database,
 * so the limit applies across all processes. If `comer` is given, ban rules are checked as well. A member who waits for
 * the returned number of seconds can post again.
 *
 * @throws {ApiError} ban-rule.blocked; request.too-many, with the seconds to wait.
 */
export async function requireFloodLimit(forum: Forum, check: FloodCheck): Promise<void> {
  const { count, seconds, block } = check.limit;
  const { made, oldest, dateBlocked, isKeptOut } = await findFlood(forum, check);
  if (isKeptOut) throw new ApiError('ban-rule.blocked');
  const isOver = made >= count;
  if (!isOver && dateBlocked === null) return;
  const now = forum.now().getTime();
  const left = (from: string | null, span: number): number =>
    span + (from === null ? 0 : (Date.parse(from) - now) / 1_000);
  const wait = Math.max(isOver ? left(oldest, seconds) : 0, left(dateBlocked, block));
  throw new ApiError('request.too-many', { retryAfter: Math.max(1, Math.ceil(wait)) });
}
