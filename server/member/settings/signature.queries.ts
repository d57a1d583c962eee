import { sql } from 'kysely';
import type { Signature } from '#api/member/settings/signature.contract.ts';
import type { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';

const nothing: Signature = { body: '', html: '', hidesAll: false };

/** Reads a member's signature. Returns an empty one when there is none. */
export async function findSignature(db: Queryable, userID: number): Promise<Signature> {
  const { rows } = await sql<Signature>`
    select body, body_html as html, hides_all as "hidesAll" from member_signature where user_id = ${userID}
  `.execute(db);
  return rows[0] ?? nothing;
}

/** Stores a member's signature. */
export async function storeSignature(
  db: Queryable,
  { userID, body, html, hidesAll, byUserID, now }: Signature & { userID: number; byUserID: number; now: Date },
): Promise<void> {
  await sql`
    insert into member_signature (user_id, body, body_html, hides_all, update_user_id, date_updated)
    values (${userID}, ${body}, ${html}, ${hidesAll}, ${byUserID}, ${now})
    on conflict (user_id) do update set body = excluded.body, body_html = excluded.body_html,
      hides_all = excluded.hides_all, update_user_id = excluded.update_user_id, date_updated = excluded.date_updated
  `.execute(db);
}

/** Selects whether a setting that is on by default is off. */
const isOff = (key: string) => sql`exists (select from setting where key = ${key} and value = 'false'::jsonb)`;

/**
 * Returns the signatures of these members that the site shows to the viewer. Excludes the signatures of banned members,
 * and all signatures when the viewer hides them.
 */
export async function findSignatures(
  db: Queryable,
  viewer: Viewer,
  userIDs: readonly number[],
): Promise<ReadonlyMap<number, { readonly body: string }>> {
  const wanted = [...new Set(userIDs)];
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<{ userID: number; body: string }>`
    select s.user_id as "userID", s.body_html as body from member_signature s join member m using (user_id)
    where s.user_id = any(${wanted}::bigint[]) and s.body_html <> '' and not m.banned
      and not ${isOff('signatures.enabled')}
      and (${viewer.userID} > 0 or not exists (
        select from setting where key = 'signatures.hideGuests' and value = 'true'::jsonb))
      and not exists (select from member_signature own where own.user_id = ${viewer.userID} and own.hides_all)
  `.execute(db);
  return new Map(rows.map(({ userID, body }) => [userID, { body }]));
}

/** Adds the signature, if any, to the author of a post. */
export function withSignature(
  author: UserFragment,
  signatures: Awaited<ReturnType<typeof findSignatures>>,
): UserFragment {
  const signature = signatures.get(author.userID);
  return signature ? { ...author, signature } : author;
}
