import type { Transaction } from 'kysely';
import { foldedIdentity } from '#api/folded-identity.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { MergePair } from './member-merge.policy.ts';

/**
 * Tells the person at the addresses of both accounts that they were merged, once if the addresses are equal. The
 * addresses are those from before the merge; accounts without one are omitted.
 */
export async function sendMergeMails(
  forum: Forum,
  trx: Transaction<Tables>,
  { source, target }: MergePair,
): Promise<void> {
  const data = { name: source.name, keptName: target.name };
  const addresses = [source.email, target.email].filter((email) => email !== null);
  for (const to of new Map(addresses.map((email) => [foldedIdentity(email), email])).values())
    await sendMail(forum, { trx, to, userID: target.userID, template: 'members-merged', data });
}
