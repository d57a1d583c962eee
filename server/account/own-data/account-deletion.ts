import type { Transaction } from 'kysely';
import type { RequestedDeletion } from '#api/account/own-data/account-deletion.contract.ts';
import { mentionRefresh } from '#server/member/identity/mention-refresh.job.ts';
import { isLastAdministrator, requireNotLast } from '#server/member/role/administrator.queries.ts';
import { discardPhoto } from '#server/member/settings/user-photo.ts';
import { findUser } from '#server/member/user/user.queries.ts';
import { deleteMember } from '#server/member/user/user-deletion.queries.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { claimDueDeletion } from './account-deletion.queries.ts';
import { sendAccountDeletedMail } from './account-notice-mail.ts';

type Method = RequestedDeletion['deleteMethod'];

/**
 * Deletes an account with the method that `choose` returns in the transaction, and sends a farewell e-mail. If `choose`
 * returns undefined, the account is not deleted.
 */
async function deleteBy(
  forum: Forum,
  userID: number,
  choose: (trx: Transaction<Tables>) => Promise<Method | undefined>,
): Promise<void> {
  const row = await findUser(forum.db, userID);
  if (!row) return;
  const isDeleted = await inTransaction(forum.database, async (trx) => {
    const method = await choose(trx);
    if (method) await deleteMember(trx, { userID, byUserID: userID, now: forum.now() }, method);
    if (method) await forum.jobs.send(mentionRefresh, { userID }, { trx });
    return method !== undefined;
  });
  if (!isDeleted) return;
  await discardPhoto(forum, row.photoUrl);
  if (row.email) await sendAccountDeletedMail(forum, { to: row.email, name: row.name });
}

/** Deletes a member's own account immediately. @throws {ApiError} user.last-administrator. */
export const deleteAccount = (forum: Forum, userID: number, method: Method): Promise<void> =>
  deleteBy(forum, userID, async (trx) => {
    await requireNotLast(trx, userID);
    return method;
  });

/**
 * Deletes an account whose deletion is due. It is deleted once, even if several processes run. An account that has
 * meanwhile become the last administrator's is not deleted.
 */
export const deleteDueAccount = (forum: Forum, userID: number): Promise<void> =>
  deleteBy(forum, userID, async (trx) => {
    const method = await claimDueDeletion(trx, userID, forum.now());
    return method && !(await isLastAdministrator(trx, userID)) ? method : undefined;
  });
