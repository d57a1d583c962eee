import type { PermissionName } from '#api/member/role/permission.ts';
import type { Role } from '#api/member/role/role.contract.ts';
import { type GridKey, namesIn } from './role-grid.ts';

/** A person or group whom a change of a role locks out. */
export type LockOut = 'own-site' | 'own-session' | 'members-session' | 'last-manager' | 'guests-blind';

/** The facts with which a change of a role is judged. */
export interface RoleChangeFacts {
  /** The role before the change; undefined for a new one. */
  readonly role: Role | undefined;
  /** All roles with their permissions, as they are stored. */
  readonly roles: readonly Role[];
  readonly viewer: { readonly roleIDs: readonly number[]; readonly isAdmin: boolean };
}

/** A role as it will be: the cells that it grants, and whether it allows sessions. */
export interface ChangedRole {
  readonly cells: readonly GridKey[];
  readonly canSession: boolean;
}

const grantsOnSite = ({ permissions = [] }: Role, name: PermissionName): boolean =>
  permissions.some(({ type, permissions: names }) => type === 'global' && names[name] === true);

const letsIn = (role: Role): boolean => role.canSession !== false && grantsOnSite(role, 'session.valid');

/** Returns whom a change of a role locks out. */
export function lockOutsOf({ role, roles, viewer }: RoleChangeFacts, after: ChangedRole): LockOut[] {
  if (!role) return [];
  const grants = (name: PermissionName): boolean => after.cells.includes(`0 ${name}`);
  const others = roles.filter(({ roleID }) => roleID !== role.roleID);
  const isOwn = viewer.roleIDs.includes(role.roleID) && !viewer.isAdmin;
  const ownOthers = others.filter(({ roleID }) => viewer.roleIDs.includes(roleID));
  const losesSite = grantsOnSite(role, 'site.manage') && !grants('site.manage');
  const losesSession = letsIn(role) && !(after.canSession && grants('session.valid'));
  const tests: readonly (readonly [LockOut, boolean])[] = [
    ['own-site', isOwn && losesSite && !ownOthers.some((one) => grantsOnSite(one, 'site.manage'))],
    ['own-session', isOwn && losesSession && !ownOthers.some(letsIn)],
    ['members-session', role.type === 'member' && role.isDefault === true && losesSession],
    ['last-manager', losesSite && !others.some((one) => (one.countUsers ?? 0) > 0 && grantsOnSite(one, 'site.manage'))],
    [
      'guests-blind',
      role.type === 'guest' &&
        role.isDefault === true &&
        grantsOnSite(role, 'discussions.view') &&
        !grants('discussions.view'),
    ],
  ];
  return tests.filter(([, holds]) => holds).map(([name]) => name);
}

/** Returns the permissions that a change grants and takes away. */
export function differenceOf(
  before: readonly GridKey[],
  after: readonly GridKey[],
): { gained: PermissionName[]; lost: PermissionName[] } {
  const [had, has] = [new Set(before), new Set(after)];
  return {
    gained: namesIn(after.filter((key) => !had.has(key))),
    lost: namesIn(before.filter((key) => !has.has(key))),
  };
}
