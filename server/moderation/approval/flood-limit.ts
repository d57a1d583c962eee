import { type RawBuilder, sql } from 'kysely';
import { ApiError } from '#api/errors.ts';
import { blockingSql, type Comer } from '#server/moderation/ban/ban-rule.queries.ts';
import type { Forum } from '#server/platform/forum.ts';

/** So many within so many seconds; whoever tries to write more may write nothing of the kind for `block` seconds. */
export interface FloodLimit {
  readonly count: number;
  readonly seconds: number;
  /** 0 blocks nobody: they write on as soon as the span allows. */
  readonly block: number;
}

const written = {
  discussions: sql`discussion where date_deleted is null`,
  comments: sql`comment where date_deleted is null`,
  messages: sql`conversation_message where true`,
  conversations: sql`conversation where true`,
} as const;

/** What is counted. */
export type Written = keyof typeof written;

/** What somebody is blocked from: one kind, or `posts`, which are discussions and comments. */
export type FloodKind = Written | 'posts';

/** A member who is about to write, or of whom it is asked whether they might. */
export interface FloodCheck {
  readonly userID: number;
  readonly kind: FloodKind;
  readonly limit: FloodLimit;
  /** What counts together for this limit. */
  readonly counted: readonly Written[];
  /** False where it is only asked: then nobody is blocked. */
  readonly isAttempt: boolean;
  /** Who they are for the ban rules, where those are to be asked too. */
  readonly comer?: Comer | undefined;
}

interface Found {
  readonly made: number;
  readonly oldest: string | null;
  readonly dateBlocked: string | null;
  readonly isKeptOut: boolean;
}

/** The latest that somebody wrote of a kind in a span, at most as much as the limit. */
const latestSql = (what: Written, { userID, limit }: FloodCheck, since: Date): RawBuilder<unknown> => sql`
  (select date_inserted from ${written[what]} and insert_user_id = ${userID} and date_inserted > ${since}
    order by date_inserted desc limit ${limit.count})`;

/**
 * What somebody wrote of late, since when they are blocked, and whether a ban rule keeps them out, which is counted: one
 * statement. Whoever tries to write more than the limit is blocked from now on, unless they are already.
 */
async function findFlood(forum: Forum, check: FloodCheck): Promise<Found> {
  const { userID, kind, limit, counted, isAttempt, comer } = check;
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
    with kept_out as (${comer ? blockingSql(comer, now) : sql`select where false`}),
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
 * Refuses more than a limit allows one member, counted in the database so that it holds for all processes (`spec/screens.md`
 * F9, flood control); and, where a comer is given, whoever a ban rule keeps out. Whoever waits as long as they are told to
 * may write again.
 *
 * @throws {ApiError} ban-rule.blocked; request.too-many, with the seconds to wait.
 */
export async function demandFloodLimit(forum: Forum, check: FloodCheck): Promise<void> {
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
