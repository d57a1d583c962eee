import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';

/** How many recovery codes a member has. */
const count = 10;

/** Letters and digits that are not taken for one another: 32 of them, so that each byte falls on one evenly. */
const signs = 'abcdefghijkmnpqrstuvwxyz23456789';

const newCode = (): string =>
  [...randomBytes(16)]
    .map((byte) => signs[byte % signs.length])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

const tidy = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '');

const hashOf = (userID: number, code: string): Buffer =>
  createHash('sha256')
    .update(`${userID}:${tidy(code)}`)
    .digest();

/** Makes a member's recovery codes anew, within a transaction; the former ones stop working. Only hashes are kept. */
export async function renewRecoveryCodes(trx: Kysely<Tables>, userID: number, now: Date): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode);
  await sql`delete from recovery_code where user_id = ${userID}`.execute(trx);
  await trx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ code_hash: hashOf(userID, code), user_id: userID, date_inserted: now })))
    .execute();
  return codes;
}

/** Uses a recovery code up; false when it is none of the member's, or was used before. */
export async function takeRecoveryCode(forum: Forum, userID: number, code: string): Promise<boolean> {
  const { rows } = await sql`
    update recovery_code set date_used = ${forum.now()}
    where user_id = ${userID} and code_hash = ${hashOf(userID, code)} and date_used is null returning 1
  `.execute(forum.db);
  return rows.length > 0;
}

/** How many recovery codes a member has left. */
export async function countRecoveryCodes(db: Kysely<Tables>, userID: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from recovery_code where user_id = ${userID} and date_used is null
  `.execute(db);
  return rows[0]?.count ?? 0;
}
