import { type Kysely, sql } from 'kysely';
import { hashOfToken, newToken } from '#server/member/session/session.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { networkOf } from '#server/platform/http/network.ts';
import type { GuessSource } from './guess.queries.ts';

/** The lifetime of an unused device, in milliseconds. It is the maximum that browsers allow for a cookie. */
export const deviceLifetime = 400 * 86_400_000;

/**
 * Remembers a device for a member and returns its new cookie value, which replaces the former one. `hasSignedIn` is
 * false for a device that only opened an e-mailed link; a member has one such device at a time.
 */
export async function rememberDevice(
  forum: Forum,
  userID: number,
  { former, hasSignedIn }: { former: string | undefined; hasSignedIn: boolean },
): Promise<string> {
  const token = newToken();
  const [hash, formerHash] = [hashOfToken(token), hashOfToken(former ?? '')];
  const now = forum.now();
  await sql`
    with replaced as (
      delete from remembered_device
      where user_id = ${userID} and (token_hash = ${formerHash} or not has_signed_in)
      returning token_hash, has_signed_in),
    renamed as (
      update remembered_device set token_hash = ${hash} where token_hash = ${formerHash} and user_id <> ${userID})
    insert into remembered_device (token_hash, user_id, has_signed_in, date_inserted, date_last_used)
    values (${hash}, ${userID}, ${hasSignedIn}::boolean or exists (
      select from replaced where token_hash = ${formerHash} and has_signed_in), ${now}, ${now})
  `.execute(forum.db);
  return token;
}

/** Returns the source under which a guess is counted: a device remembered for the member, else the network. */
export async function sourceOf(
  forum: Forum,
  { ipAddress, device }: { readonly ipAddress: string; readonly device: string | undefined },
  attempt: { userID: number | undefined; hasSignedIn: boolean },
): Promise<GuessSource> {
  const isKnown = device !== undefined && (await isRemembered(forum.db, device, attempt));
  return isKnown ? { kind: 'device', value: device } : { kind: 'network', value: networkOf(ipAddress) };
}

/** Returns whether a device is remembered for a member. With `hasSignedIn`, only a completed sign-in counts. */
async function isRemembered(
  db: Kysely<Tables>,
  device: string,
  { userID, hasSignedIn }: { userID: number | undefined; hasSignedIn: boolean },
): Promise<boolean> {
  if (userID === undefined) return false;
  const { rows } = await sql`
    select from remembered_device
    where token_hash = ${hashOfToken(device)} and user_id = ${userID} and (has_signed_in or not ${hasSignedIn}::boolean)
  `.execute(db);
  return rows.length > 0;
}
