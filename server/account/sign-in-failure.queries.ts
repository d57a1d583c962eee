import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { foldedIdentity } from '#api/folded-identity.ts';
import type { Forum } from '#server/platform/forum.ts';

/** So many attempts may fail before the next ones must wait. */
const freeAttempts = 5;

/** The first and the longest wait, in seconds; each further failure doubles it. */
const waits = { first: 30, longest: 900 } as const;

const hashOf = (identity: string): Buffer => createHash('sha256').update(foldedIdentity(identity.trim())).digest();

/**
 * Counts an attempt to sign in before it is looked at, so that guesses made at once are counted too. Gives the seconds to
 * wait when the attempt may not be made. Counted by what was typed, whether or not there is such a member.
 */
export async function countAttempt(forum: Forum, identity: string): Promise<{ wait: number } | undefined> {
  const now = forum.now();
  const { rows } = await sql`
    with forgotten as (
      delete from sign_in_failure
      where date_updated < ${now}::timestamptz - interval '1 day' and identity_hash <> ${hashOf(identity)})
    insert into sign_in_failure (identity_hash, count, date_updated) values (${hashOf(identity)}, 1, ${now})
    on conflict (identity_hash) do update set
      count = sign_in_failure.count + 1, date_updated = ${now},
      suspended_until = case when sign_in_failure.count + 1 >= ${freeAttempts}::integer then ${now}::timestamptz
        + make_interval(secs => least(${waits.longest}::double precision,
            ${waits.first}::double precision * power(2, least(sign_in_failure.count + 1 - ${freeAttempts}::integer, 20)))) end
    where sign_in_failure.suspended_until is null or sign_in_failure.suspended_until <= ${now}
    returning count
  `.execute(forum.db);
  return rows.length > 0 ? undefined : { wait: await secondsToWait(forum, identity) };
}

async function secondsToWait(forum: Forum, identity: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from suspended_until - ${forum.now()}::timestamptz))::integer as seconds
    from sign_in_failure where identity_hash = ${hashOf(identity)}
  `.execute(forum.db);
  return Math.max(1, rows[0]?.seconds ?? 1);
}

/** Forgets the failures of these names and addresses: somebody has shown that the account is theirs. */
export async function forgetFailures(forum: Forum, identities: readonly (string | null | undefined)[]): Promise<void> {
  const hashes = identities.flatMap((identity) => (identity ? [hashOf(identity)] : []));
  await sql`delete from sign_in_failure where identity_hash = any(${hashes}::bytea[])`.execute(forum.db);
}
