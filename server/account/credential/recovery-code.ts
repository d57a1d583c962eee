import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';

/** The number of recovery codes of a member. */
const count = 10;

/** Characters that cannot be mistaken for one another. There are 32, so that each random byte maps to them evenly. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

const newCode = (): string =>
  [...randomBytes(16)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

const tidy = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '');

const hashOf = (userID: number, code: string): Buffer =>
  createHash('sha256')
    .update(`${userID}:${tidy(code)}`)
    .digest();

/**
 * Replaces a member's recovery codes, within a transaction. The previous codes become invalid. Only hashes are stored.
 */
export async function renewRecoveryCodes(trx: Kysely<Tables>, userID: number, now: Date): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode);
  await sql`delete from recovery_code where user_id = ${userID}`.execute(trx);
  await trx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ code_hash: hashOf(userID, code), user_id: userID, date_inserted: now })))
    .execute();
  return codes;
}

/** Uses up a recovery code. Returns false if it is not one of the member's, or has already been used. */
export async function consumeRecoveryCode(forum: Forum, userID: number, code: string): Promise<boolean> {
  const { rows } = await sql`
    update recovery_code set date_used = ${forum.now()}
    where user_id = ${userID} and code_hash = ${hashOf(userID, code)} and date_used is null returning 1
  `.execute(forum.db);
  return rows.length > 0;
}

/** Returns the number of a member's unused recovery codes. */
export async function countRecoveryCodes(db: Kysely<Tables>, userID: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from recovery_code where user_id = ${userID} and date_used is null
  `.execute(db);
  return rows[0]?.count ?? 0;
}
