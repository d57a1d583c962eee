import { sql } from 'kysely';
import { foldedIdentity } from '#api/folded-identity.ts';
import type { DropReason } from '#api/mail/outgoing/mail-problem.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Forum } from '#server/platform/forum.ts';

/** The recipient of an e-mail. */
export interface Addressee {
  readonly address: string;
  readonly hasBounced: boolean;
  /** The language that the member chose. */
  readonly language: string | null;
  /** Undefined if the e-mail goes to an address without a member. */
  readonly member: { readonly isConfirmed: boolean; readonly isGone: boolean } | undefined;
}

/** Returns the recipient of an e-mail: its address, or else the current address of its member. */
export async function findAddressee(
  db: Queryable,
  { to_address, user_id }: { to_address: string; user_id: number | null },
): Promise<Addressee> {
  const { rows } = await sql<{
    email: string | null;
    email_confirmed: boolean | null;
    is_gone: boolean | null;
    has_bounced: boolean;
    language: string | null;
  }>`
    select m.email, m.email_confirmed, m.language, m.date_deleted is not null or m.banned as is_gone,
      exists (
        select from mail_bounce where address_key = lower(coalesce(nullif(${to_address}, ''), m.email, '') collate "C")
      ) as has_bounced
    from (select 1) as one left join member m on m.user_id = ${user_id}::bigint
  `.execute(db);
  const row = rows[0];
  return {
    address: to_address || (row?.email ?? ''),
    hasBounced: row?.has_bounced === true,
    language: row?.language ?? null,
    member:
      typeof row?.is_gone === 'boolean'
        ? { isConfirmed: row.email_confirmed === true, isGone: row.is_gone }
        : undefined,
  };
}

/** Returns the reason why a recipient gets no e-mail; undefined if it may be sent. */
export function mailDropReason(
  { address, hasBounced, member }: Addressee,
  { canWait, mustConfirm }: { canWait: boolean; mustConfirm: boolean },
): DropReason | undefined {
  if (!address) return 'no-address';
  if (!canWait) return undefined;
  if (member?.isGone) return 'member-gone';
  if (hasBounced) return 'bounced';
  return member && mustConfirm && !member.isConfirmed ? 'unconfirmed' : undefined;
}

/**
 * Records a permanent delivery failure of an address. Only e-mails about the account itself are still sent there. A late
 * one was reported after the mail server had accepted the message, and stays late after an immediate one.
 */
export async function recordBounce(
  forum: Pick<Forum, 'db' | 'now'>,
  address: string,
  reason: string,
  { isLate = false }: { isLate?: boolean } = {},
): Promise<void> {
  const row = { reason, date_inserted: forum.now(), late: isLate };
  await forum.db
    .insertInto('mail_bounce')
    .values({ address_key: foldedIdentity(address), ...row })
    .onConflict((conflict) =>
      conflict.column('address_key').doUpdateSet({ ...row, late: sql`mail_bounce.late or excluded.late` }),
    )
    .execute();
}

/**
 * Deletes the delivery failure of an address that accepts e-mails again. A late one remains, because the mail server
 * accepts every message to such an address before it rejects it.
 */
export async function deleteBounce(db: Queryable, address: string): Promise<void> {
  await db
    .deleteFrom('mail_bounce')
    .where('address_key', '=', foldedIdentity(address))
    .where('late', '=', false)
    .execute();
}
