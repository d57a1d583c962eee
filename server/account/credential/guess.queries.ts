import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { ApiError } from '#api/errors.ts';
import { foldedIdentity } from '#api/folded-identity.ts';
import type { Forum } from '#server/platform/forum.ts';

/** The purpose of a guess; each purpose has separate counters. */
export type GuessPurpose = 'password' | 'second-factor' | 'confirmation';

/** The source of a guess. Networks are unknown and also share one counter; devices and sessions are known. */
export interface GuessSource {
  readonly kind: 'network' | 'device' | 'session';
  readonly value: string;
}

/** A guess at a secret. The subject is an entered name or a member. */
export interface Guess {
  readonly purpose: GuessPurpose;
  readonly subject: string | number;
  readonly source: GuessSource;
}

/** The free guesses of one source, and of all unknown sources together within a day. */
const free = { source: 5, anywhere: 50 } as const;

/** The first and the longest wait, in seconds. Each further guess doubles the wait. */
const waits = { first: 30, longest: 900 } as const;

const hashOf = (value: string): Buffer => createHash('sha256').update(value).digest();

const subjectOf = (subject: string | number): Buffer =>
  hashOf(typeof subject === 'string' ? foldedIdentity(subject.trim()) : `${subject}`);

const columns = sql`purpose, subject_hash, source, source_hash`;
const anywhere = Buffer.alloc(0);

const keyOf = ({ purpose, subject, source }: Guess) => ({
  subject: sql`purpose = ${purpose} and subject_hash = ${subjectOf(subject)}`,
  own: sql`source = ${source.kind} and source_hash = ${hashOf(source.value)}`,
});

/** The end of the wait after a number of guesses; null while guesses are free. */
const suspension = (now: Date, count: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  case when ${count} >= case excluded.source when 'anywhere' then ${free.anywhere}::integer else ${free.source}::integer end
    then ${now}::timestamptz + make_interval(secs => least(${waits.longest}::double precision,
      ${waits.first}::double precision * power(2, least(20, ${count}
        - case excluded.source when 'anywhere' then ${free.anywhere}::integer else ${free.source}::integer end)))) end`;

/**
 * Counts a guess before the secret is compared, so that concurrent guesses are counted too.
 *
 * Each source has its own counter. Guesses from networks also share one counter per day. Until the shared counter is
 * full, a network adds only its free guesses to it, so that a single attacker cannot fill it. Known devices and
 * sessions neither add to the shared counter nor wait for it.
 */
async function countGuess(forum: Forum, guess: Guess): Promise<boolean> {
  const { purpose, subject, source } = guess;
  const now = forum.now();
  const yesterday = sql`${now}::timestamptz - interval '1 day'`;
  const key = keyOf(guess);
  const shared = sql`source = 'anywhere' and ${source.kind}::text = 'network'`;
  // After the daily window has ended, a new window begins with this guess.
  const isOver = sql`guess.source = 'anywhere' and guess.date_inserted < ${yesterday}`;
  const next = sql`case when ${isOver} then 1 else guess.count + 1 end`;
  const { rows } = await sql<{ isAllowed: boolean }>`
    with forgotten as (delete from guess where date_updated < ${yesterday} and not (${key.subject})),
    present as (select source, count, suspended_until, date_inserted from guess where ${key.subject} and ((${key.own}) or (${shared}))),
    wanted as (
      select ${source.kind}::text as source, ${hashOf(source.value)}::bytea as source_hash
      union all
      select 'anywhere', ${anywhere}::bytea where ${source.kind}::text = 'network' and (
        coalesce((select count from present where source <> 'anywhere'), 0) < ${free.source}::integer
        or exists (select from present where source = 'anywhere' and count >= ${free.anywhere}::integer and date_inserted >= ${yesterday}))),
    counted as (
      insert into guess (${columns}, count, date_inserted, date_updated)
      select ${purpose}, ${subjectOf(subject)}::bytea, source, source_hash, 1, ${now}::timestamptz, ${now}::timestamptz
      from wanted where not exists (select from present where suspended_until > ${now})
      on conflict (${columns}) do update set
        count = ${next}, date_updated = excluded.date_updated, suspended_until = ${suspension(now, next)},
        date_inserted = case when ${isOver} then excluded.date_inserted else guess.date_inserted end
      where guess.suspended_until is null or guess.suspended_until <= ${now}
      returning 1)
    select (select count(*) from counted) = (select count(*) from wanted) as "isAllowed"
  `.execute(forum.db);
  return rows[0]?.isAllowed ?? false;
}

const inWords = (seconds: number): string =>
  seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;

async function refusalOf(forum: Forum, guess: Guess): Promise<ApiError> {
  const key = keyOf(guess);
  const { rows } = await sql<{ source: string; seconds: number }>`
    select source, ceil(extract(epoch from suspended_until - ${forum.now()}::timestamptz))::integer as seconds
    from guess where ${key.subject} and ((${key.own}) or (source = 'anywhere' and ${guess.source.kind}::text = 'network'))
      and suspended_until is not null
    order by suspended_until desc limit 1
  `.execute(forum.db);
  const [found] = rows;
  const wait = Math.max(1, found?.seconds ?? 1);
  const isGuarded = found?.source === 'anywhere' && guess.purpose === 'password';
  const code = isGuarded ? 'session.guarded' : 'session.suspended';
  return new ApiError(code, { subject: inWords(wait), retryAfter: wait });
}

/**
 * Counts a guess, and rejects it while its source, or all unknown sources together, must wait. Guesses are counted by
 * the entered name, whether or not such a member exists.
 *
 * @throws {ApiError} session.suspended, session.guarded.
 */
export async function requireGuess(forum: Forum, guess: Guess): Promise<void> {
  if (!(await countGuess(forum, guess))) throw await refusalOf(forum, guess);
}

/**
 * Deletes the guesses of a source after a correct one, and subtracts them from the shared counter of unknown sources.
 */
export async function deleteGuessesOfSource(forum: Forum, guess: Guess): Promise<void> {
  const key = keyOf(guess);
  await sql`
    with own as (delete from guess where ${key.subject} and ${key.own} returning source, count)
    update guess set count = greatest(0, guess.count - least(own.count, ${free.source}::integer))
    from own where ${key.subject} and guess.source = 'anywhere' and own.source = 'network'
  `.execute(forum.db);
}

/** Deletes all guesses at these names and addresses, because a new password makes them void. */
export async function deleteGuesses(forum: Forum, subjects: readonly (string | null | undefined)[]): Promise<void> {
  const hashes = subjects.flatMap((subject) => (subject ? [subjectOf(subject)] : []));
  await sql`
    delete from guess where purpose = 'password' and subject_hash = any(${hashes}::bytea[])
  `.execute(forum.db);
}
