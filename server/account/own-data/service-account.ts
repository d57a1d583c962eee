import { nameKeys } from '#server/member/identity/identity-keys.ts';
import { logAccountIn } from '#server/member/profile/member-log.ts';
import { nameRefusal, tidyName } from '#server/member/profile/member-name.ts';
import { requireAssignable } from '#server/member/role/authority.ts';
import { refuseTaken } from '#server/member/settings/member-email.ts';
import { setRoles } from '#server/member/user/user-change.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { rejectProblems } from './account-error.ts';

/**
 * Adds a service account: a member without address and password, who cannot sign in. The viewer needs every permission
 * of its roles.
 *
 * @throws {ApiError} request.invalid by field, user.outranks.
 */
export async function createServiceAccount(
  forum: Forum,
  viewer: Viewer,
  requested: { readonly name: string; readonly roleIDs: readonly number[] },
): Promise<number> {
  const name = tidyName(requested.name);
  rejectProblems({ name: await nameRefusal(forum, name, { mayGiveTitles: true }) });
  await requireAssignable(forum, viewer, requested.roleIDs);
  return inTransaction(forum.database, async (trx) => {
    const { user_id: userID } = await trx
      .insertInto('member')
      .values({ name, ...nameKeys(name), is_service: true, email_confirmed: true, date_inserted: forum.now() })
      .returning('user_id')
      .executeTakeFirstOrThrow();
    await setRoles(trx, userID, requested.roleIDs);
    await logAccountIn(trx, { action: 'member.add', actorID: viewer.userID, userID });
    return userID;
  }).catch(refuseTaken);
}
