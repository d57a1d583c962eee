import { z } from 'zod';
import { ApiError } from '#api/errors.ts';
import { defineLongJob } from '#server/moderation/long-job.ts';
import { withRowLog } from '#server/moderation/row-log.ts';
import { found } from '#server/platform/me.ts';
import { demand } from '#server/platform/viewer.ts';
import { demandAssignable, demandAuthority } from './authority.ts';
import { memberSources } from './member-log.ts';
import { findUser } from './user.queries.ts';
import { setRoles } from './user-change.ts';

const roles = z.array(z.number().int());

const Input = z.object({ addRoleIDs: roles, removeRoleIDs: roles, addReplacementRoleID: roles });

type Wish = z.output<typeof Input>;

/** The roles of a member after some were given and others taken away; those in reserve where none would be left. */
function rolesAfter(before: readonly number[], { addRoleIDs, removeRoleIDs, addReplacementRoleID }: Wish): number[] {
  const taken = new Set(removeRoleIDs);
  const left = [...new Set([...before.filter((roleID) => !taken.has(roleID)), ...addRoleIDs])];
  return left.length > 0 ? left : addReplacementRoleID;
}

/** Gives members roles and takes others from them; each change is logged, and can be taken back, as any of a member. */
export const roleAssignment = defineLongJob({
  kind: 'member.roles',
  schema: Input,
  async perform(trx, { forum, viewer }, wish, userID) {
    demand(viewer, 'users.edit');
    const row = found(await findUser(trx, userID), 'user.not-found');
    await demandAuthority(forum, viewer, row);
    await demandAssignable(forum, viewer, [...wish.addRoleIDs, ...wish.addReplacementRoleID]);
    const after = rolesAfter(
      row.roles.map(({ roleID }) => roleID),
      wish,
    );
    if (after.length === 0) throw ApiError.fields({ addReplacementRoleID: 'A member needs at least one role.' });
    const record = { recordType: 'member', recordID: userID, actorID: viewer.userID, isPublic: false } as const;
    await withRowLog(trx, memberSources, { ...record, action: 'member.edit' }, () => setRoles(trx, userID, after));
  },
});
