import { permissionNames } from '#api/member/role/permission.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { setOwnPermissions } from '#tests/support/api/own-permissions.ts';
import type { TestForum, TestUser } from '#tests/support/server/test-forum.ts';

/** A permission that one member has and another lacks: site-wide, or in one category. */
export interface Lacked {
  readonly permission: string;
  /** Whether it is granted in a category with permissions of its own. */
  readonly isInCategory?: boolean;
}

/** Members, roles and a category that differ by one permission. */
export interface Subjects {
  /** A role that grants the permission and nothing else. */
  readonly beyondID: number;
  /** A member with the roles Member and `beyondID`. */
  readonly above: TestUser;
  /** A member with the role Member. */
  readonly plain: TestUser;
  /** A role without any permission. */
  readonly emptyID: number;
  /** The permission as an entry of a role. */
  readonly entry: { type: 'global' | 'category'; id: number | null; permissions: Record<string, boolean> };
}

/** Returns builders for members who lack a permission and for members who have it. */
export async function authorityBuilders(forum: TestForum) {
  const { db, permissions } = forum.forum;
  const closedID = await forum.aCategory({ name: 'Closed' });
  await setOwnPermissions(forum, closedID);
  let made = 0;

  /** Adds a role with site-wide permissions and those in the closed category. */
  const aRole = async (global: readonly string[], closed: readonly string[] = [], type: string | null = null) => {
    const { role_id } = await db
      .insertInto('role')
      .values({ name: `Role ${++made}`, type, sort: 100 + made })
      .returning('role_id')
      .executeTakeFirstOrThrow();
    const grants = [
      ...global.map((permission) => ({ role_id, permission, resource_type: 'global', resource_id: 0 })),
      ...closed.map((permission) => ({ role_id, permission, resource_type: 'category', resource_id: closedID })),
    ];
    if (grants.length > 0) await db.insertInto('role_permission').values(grants).execute();
    await permissions.changed();
    return role_id;
  };

  /** Adds a member who has every permission but one, and is not an administrator. */
  const aDeputy = async ({ permission, isInCategory = false }: Lacked): Promise<TestUser> => {
    const global = permissionNames.filter((name) => isInCategory || name !== permission);
    const closed = ['discussions.view', 'discussions.add', 'comments.add'].filter(
      (name) => !isInCategory || name !== permission,
    );
    return forum.aMember({ name: `deputy${++made}`, roles: [await aRole(global, closed)] });
  };

  /** Adds members and roles that have the permission. */
  const subjects = async ({ permission, isInCategory = false }: Lacked): Promise<Subjects> => {
    const beyondID = await aRole(isInCategory ? [] : [permission], isInCategory ? [permission] : []);
    const type = isInCategory ? 'category' : 'global';
    return {
      beyondID,
      above: await forum.aMember({ name: `above${++made}`, roles: [roleIDs.member, beyondID] }),
      plain: await forum.aMember({ name: `plain${++made}` }),
      emptyID: await aRole([]),
      entry: { type, id: isInCategory ? closedID : null, permissions: { [permission]: true } },
    };
  };

  return { closedID, aRole, aDeputy, subjects };
}
