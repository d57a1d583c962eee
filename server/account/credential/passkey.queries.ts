import { type Kysely, sql } from 'kysely';
import type { Passkey } from '#api/account/credential/passkey.contract.ts';
import { ApiError } from '#api/errors.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { CheckedPasskey } from './passkey.ts';

const columns = sql`passkey_id as "passkeyID", name, date_inserted as "dateInserted",
  date_last_used as "dateLastUsed"`;

/** Returns a member's passkeys, oldest first. */
export async function listPasskeys(db: Kysely<Tables>, userID: number): Promise<Passkey[]> {
  const { rows } = await sql<Passkey>`
    select ${columns} from passkey where user_id = ${userID} order by passkey_id
  `.execute(db);
  return rows;
}

/** Stores a new passkey. @throws {ApiError} passkey.refused if it is already registered. */
export async function insertPasskey(
  db: Kysely<Tables>,
  { userID, name, now, passkey }: { userID: number; name: string; now: Date; passkey: CheckedPasskey },
): Promise<Passkey> {
  const { rows } = await sql<Passkey>`
    insert into passkey (user_id, credential_id, public_key, counter, transports, name, date_inserted)
    values (${userID}, ${passkey.credentialID}, ${passkey.publicKey}, ${passkey.counter},
      ${JSON.stringify(passkey.transports)}::jsonb, ${name}, ${now})
    on conflict (credential_id) do nothing
    returning ${columns}
  `.execute(db);
  if (!rows[0]) throw new ApiError('passkey.refused');
  return rows[0];
}

/** Renames a passkey of a member. Returns undefined if there is none. */
export async function renamePasskey(
  db: Kysely<Tables>,
  { userID, passkeyID, name }: { userID: number; passkeyID: number; name: string },
): Promise<Passkey | undefined> {
  const { rows } = await sql<Passkey>`
    update passkey set name = ${name} where user_id = ${userID} and passkey_id = ${passkeyID} returning ${columns}
  `.execute(db);
  return rows[0];
}

/** Deletes a passkey of a member and returns its name; undefined if there is none. */
export async function deletePasskey(
  db: Kysely<Tables>,
  userID: number,
  passkeyID: number,
): Promise<{ name: string } | undefined> {
  const { rows } = await sql<{ name: string }>`
    delete from passkey where user_id = ${userID} and passkey_id = ${passkeyID} returning name
  `.execute(db);
  return rows[0];
}
