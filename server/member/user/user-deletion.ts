import type { Transaction } from 'kysely';
import type { DeleteMethod } from '#api/member/user/delete-method.ts';
import { mentionRefresh } from '#server/member/identity/mention-refresh.job.ts';
import { logAccountIn } from '#server/member/profile/member-log.ts';
import { requireNotLast } from '#server/member/role/administrator.queries.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { deleteMember } from './user-deletion.queries.ts';

/**
 * Deletes a member on behalf of staff, within a transaction, and logs it. The caller has checked the permission, and
 * deletes the photo after the commit.
 *
 * @throws {ApiError} user.last-administrator.
 */
export async function deleteMemberByStaff(
  trx: Transaction<Tables>,
  forum: Forum,
  { userID, byUserID, method }: { userID: number; byUserID: number; method: DeleteMethod },
): Promise<void> {
  await requireNotLast(trx, userID);
  await deleteMember(trx, { userID, byUserID, now: forum.now() }, method);
  await forum.jobs.send(mentionRefresh, { userID }, { trx });
  await logAccountIn(trx, { action: 'member.delete', actorID: byUserID, userID });
}
