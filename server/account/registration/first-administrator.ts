import { sql } from 'kysely';
import { ApiError } from '#api/errors.ts';
import { issueToken, readToken, useToken } from '#server/account/credential/member-token.ts';
import { hashPassword } from '#server/account/credential/password.ts';
import { rejectProblems } from '#server/account/own-data/account-error.ts';
import { beginSession, type SignedInMember } from '#server/account/sign-in/sign-in.ts';
import { nameKeys } from '#server/member/identity/identity-keys.ts';
import { tidyName } from '#server/member/profile/member-name.ts';
import { hasAdministrator } from '#server/member/role/administrator.queries.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import type { Origin } from '#server/member/session/session-cookie.ts';
import { refuseTaken } from '#server/member/settings/member-email.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { accountProblems } from './registration.ts';

/**
 * Returns the link that creates the first administrator, to be printed at start; undefined if there is an
 * administrator. The link works once, for 24 hours, and replaces the previous one.
 *
 * @example 'https://forum.example/entry/firstadmin?token=…'
 */
export async function firstAdministratorLink(forum: Forum): Promise<string | undefined> {
  if (await hasAdministrator(forum.db)) return undefined;
  const token = await issueToken(forum, 'first-administrator', { userID: null });
  return `${forum.configuration.siteUrl}/entry/firstadmin?token=${token}`;
}

/** The entries of the first administrator. */
export interface FirstAdministrator {
  readonly token: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

async function insertAdministrator(forum: Forum, person: FirstAdministrator, hash: string): Promise<number> {
  const keys = nameKeys(person.name);
  return inTransaction(forum.database, async (trx) => {
    await useToken(trx, person.token);
    if (await hasAdministrator(trx)) throw new ApiError('administrator.exists');
    const { rows } = await sql<{ user_id: number }>`
      with made as (
        insert into member (name, name_key, name_skeleton, email, email_confirmed, password_hash, is_admin, date_inserted)
        values (${person.name}, ${keys.name_key}, ${keys.name_skeleton}, ${person.email}, true, ${hash}, true, ${forum.now()}) returning user_id),
      granted as (insert into member_role (user_id, role_id) select user_id, ${roleIDs.administrator}::integer from made)
      select user_id from made
    `.execute(trx);
    return rows[0]?.user_id ?? 0;
  }).catch(refuseTaken);
}

/**
 * Creates the first administrator and signs them in. Their e-mail address counts as confirmed, because only the
 * operator can read the server's output.
 *
 * @throws {ApiError} token.invalid, token.expired, administrator.exists, or the validation problems by field.
 */
export async function createFirstAdministrator(
  forum: Forum,
  entered: FirstAdministrator,
  from: Origin,
): Promise<SignedInMember> {
  const person = { ...entered, name: tidyName(entered.name), email: entered.email.trim() };
  await readToken(forum, 'first-administrator', person.token);
  if (await hasAdministrator(forum.db)) throw new ApiError('administrator.exists');
  rejectProblems(await accountProblems(forum, person, { mayGiveTitles: true }));
  const userID = await insertAdministrator(forum, person, await hashPassword(person.password));
  return beginSession(forum, { userID, name: person.name }, { ...from, persistent: true });
}
