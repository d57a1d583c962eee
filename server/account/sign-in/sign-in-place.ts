import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { sendNewSignInMail } from '#server/account/own-data/account-notice-mail.ts';
import { runInBackground } from '#server/account/own-data/background.ts';
import type { Origin } from '#server/member/session/session-cookie.ts';
import type { Forum } from '#server/platform/forum.ts';

const browsers = [
  ['Edge', /Edg/],
  ['Opera', /OPR/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrom|CriOS/],
  ['Safari', /Safari/],
] as const;
const systems = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS/],
  ['Linux', /Linux|CrOS/],
] as const;

const firstIn = (names: readonly (readonly [string, RegExp])[], text: string): string | undefined =>
  names.find(([, sign]) => sign.test(text))?.[0];

/** Returns a description of the browser without its version: `Firefox, Android`. */
export const deviceIn = (userAgent: string | undefined): string =>
  [firstIn(browsers, userAgent ?? ''), firstIn(systems, userAgent ?? '')].filter(Boolean).join(', ') ||
  'Unknown device';

/**
 * Records the type of browser with which a member signs in. If it is new and not the member's first, notifies the
 * member by e-mail, so that a stranger's sign-in does not remain unnoticed.
 */
export async function recordSignInPlace(
  forum: Forum,
  { userID, from }: { userID: number; from: Origin },
): Promise<void> {
  const device = deviceIn(from.userAgent);
  const hash = createHash('sha256').update(device).digest();
  const { rows } = await sql<{ isKnown: boolean }>`
    insert into sign_in_place (user_id, place_hash, date_inserted, date_last_used)
    values (${userID}, ${hash}, ${forum.now()}, ${forum.now()})
    on conflict (user_id, place_hash) do update set date_last_used = excluded.date_last_used
    returning date_inserted < date_last_used
      or not exists (select from sign_in_place other where other.user_id = ${userID} and other.place_hash <> ${hash})
      as "isKnown"
  `.execute(forum.db);
  if (rows[0]?.isKnown) return;
  runInBackground(forum, () => sendNewSignInMail(forum, { userID, device, ipAddress: from.ipAddress }));
}
