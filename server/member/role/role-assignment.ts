import { z } from 'zod';
import { ApiError } from '#api/errors.ts';
import { memberSources } from '#server/member/profile/member-log.ts';
import { findUser } from '#server/member/user/user.queries.ts';
import { setRoles } from '#server/member/user/user-change.ts';
import { defineLongJob } from '#server/moderation/bulk/long-job.ts';
import { withRowLog } from '#server/moderation/log/row-log.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { requirePermission } from '#server/platform/http/viewer.ts';
import { requireAssignable, requireAuthority } from './authority.ts';

const roles = z.array(z.number().int());

const Input = z.object({ addRoleIDs: roles, removeRoleIDs: roles, addReplacementRoleID: roles });

type RoleChange = z.output<typeof Input>;

/** Returns the roles of a member after the change. The replacement roles apply when no role would be left. */
function rolesAfter(
  before: readonly number[],
  { addRoleIDs, removeRoleIDs, addReplacementRoleID }: RoleChange,
): number[] {
  const taken = new Set(removeRoleIDs);
  const left = [...new Set([...before.filter((roleID) => !taken.has(roleID)), ...addRoleIDs])];
  return left.length > 0 ? left : addReplacementRoleID;
}

/**
 * The long job that assigns roles to members and removes others. Each change is logged and can be undone like any
 * change to a member.
 */
export const roleAssignment = defineLongJob({
  kind: 'member.roles',
  schema: Input,
  async perform(trx, { forum, viewer }, wish, userID) {
    requirePermission(viewer, 'users.edit');
    const row = requireFound(await findUser(trx, userID), 'user.not-found');
    await requireAuthority(forum, viewer, row);
    await requireAssignable(forum, viewer, [...wish.addRoleIDs, ...wish.addReplacementRoleID]);
    const after = rolesAfter(
      row.roles.map(({ roleID }) => roleID),
      wish,
    );
    if (after.length === 0) throw ApiError.fields({ addReplacementRoleID: 'A member needs at least one role.' });
    const record = { recordType: 'member', recordID: userID, actorID: viewer.userID, isPublic: false } as const;
    await withRowLog(trx, memberSources, { ...record, action: 'member.edit' }, () => setRoles(trx, userID, after));
  },
});
