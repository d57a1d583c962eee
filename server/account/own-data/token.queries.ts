import { type Kysely, sql } from 'kysely';
import type { Token } from '#api/account/own-data/token.contract.ts';
import type { TokenArea } from '#api/account/own-data/token-area.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/** The columns of an access token as the API names them. */
export const tokenColumns = sql`access_token_id as "accessTokenID", access_token.name, '…' || hint as "accessToken", scope,
  areas, access_token.date_inserted as "dateInserted", date_last_used as "dateLastUsed", date_expires as "dateExpires",
  access_token.last_ip_address as "lastIPAddress"`;

/** Returns a member's access tokens, newest first. */
export async function listTokens(db: Kysely<Tables>, userID: number): Promise<Token[]> {
  const { rows } = await sql<Token>`
    select ${tokenColumns} from access_token where user_id = ${userID} and date_revoked is null order by access_token_id desc
  `.execute(db);
  return rows;
}

/** The data of a new access token. */
export interface NewToken {
  readonly userID: number;
  readonly name: string;
  readonly scope: 'read' | 'write';
  readonly areas: readonly TokenArea[] | null;
  readonly hash: Buffer;
  /** The last characters of the token, by which its owner recognizes it. */
  readonly hint: string;
  readonly now: Date;
  readonly expires: Date | null;
  /** The member who creates the token. */
  readonly insertUserID: number;
}

/** Stores a new access token. Returns undefined if the member already has 50. */
export async function insertToken(db: Kysely<Tables>, token: NewToken): Promise<Token | undefined> {
  const { rows } = await sql<Token>`
    insert into access_token (user_id, name, token_hash, hint, scope, areas, date_inserted, date_expires, insert_user_id)
    select ${token.userID}, ${token.name}, ${token.hash}::bytea, ${token.hint}, ${token.scope},
      ${token.areas && [...token.areas]}::text[], ${token.now}::timestamptz, ${token.expires}::timestamptz,
      ${token.insertUserID}
    where (select count(*) from access_token where user_id = ${token.userID} and date_revoked is null) < 50
    returning ${tokenColumns}
  `.execute(db);
  return rows[0];
}

/** Returns an access token of a member. */
export async function findToken(db: Kysely<Tables>, userID: number, id: number): Promise<Token | undefined> {
  const { rows } = await sql<Token>`
    select ${tokenColumns} from access_token where user_id = ${userID} and access_token_id = ${id} and date_revoked is null
  `.execute(db);
  return rows[0];
}

/** Deletes an access token of a member. Returns false if there is none. */
export async function deleteToken(db: Kysely<Tables>, userID: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    delete from access_token where user_id = ${userID} and access_token_id = ${id} and date_revoked is null returning 1
  `.execute(db);
  return rows.length > 0;
}
