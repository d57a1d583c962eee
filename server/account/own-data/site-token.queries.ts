import { type Kysely, sql } from 'kysely';
import type { ServiceAccount } from '#api/account/own-data/site-token.contract.ts';
import type { Token } from '#api/account/own-data/token.contract.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { tokenColumns } from './token.queries.ts';

/** An access token with its member and its creator. */
export interface SiteTokenRow extends Token {
  readonly userID: number;
  readonly isService: boolean;
  readonly insertUserID: number | null;
}

const columns = sql`${tokenColumns}, access_token.user_id as "userID", member.is_service as "isService",
  access_token.insert_user_id as "insertUserID"`;

/** Returns a page of the access tokens of all members, those of service accounts first, and their number. */
export async function listAllTokens(
  db: Kysely<Tables>,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<{ rows: SiteTokenRow[]; total: number }> {
  const { rows } = await sql<SiteTokenRow & { total: number }>`
    select ${columns}, count(*) over () as total
    from access_token join member using (user_id)
    where date_revoked is null and member.date_deleted is null
    order by member.is_service desc, access_token_id desc
    limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  return { rows: rows.map(({ total: _, ...row }) => row), total: Number(rows[0]?.total ?? 0) };
}

/** Returns a valid or expired access token; undefined if there is none or it was revoked. */
export async function findAnyToken(db: Kysely<Tables>, id: number): Promise<SiteTokenRow | undefined> {
  const { rows } = await sql<SiteTokenRow>`
    select ${columns} from access_token join member using (user_id)
    where access_token_id = ${id} and date_revoked is null
  `.execute(db);
  return rows[0];
}

/** Revokes an access token at a time, or restores it with null. Returns false if it already is in that state. */
export async function setTokenRevoked(db: Kysely<Tables>, id: number, date: Date | null): Promise<boolean> {
  const { rows } = await sql`
    update access_token set date_revoked = ${date}
    where access_token_id = ${id} and (date_revoked is null) = ${date !== null} returning 1
  `.execute(db);
  return rows.length > 0;
}

/** Returns the service accounts in the order of their names. */
export async function listServiceAccounts(db: Kysely<Tables>): Promise<ServiceAccount[]> {
  const { rows } = await sql<ServiceAccount>`
    select user_id as "userID", name,
      array(select role_id from member_role where member_role.user_id = member.user_id order by role_id) as "roleIDs"
    from member where is_service and date_deleted is null order by name_key, user_id
  `.execute(db);
  return rows;
}
