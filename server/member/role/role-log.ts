import { sql } from 'kysely';
import { defineRowUndo, type RowSources } from '#server/moderation/log/row-log.ts';
import type { Forum } from '#server/platform/forum.ts';

/** The log sources of a role and its permissions. */
export const roleSources: RowSources = async (_, roleID) => [
  { table: 'role', key: ['role_id'], where: sql`role_id = ${roleID}`, without: ['is_default'] },
  {
    table: 'role_permission',
    key: ['role_id', 'resource_type', 'resource_id', 'permission'],
    where: sql`role_id = ${roleID}`,
  },
];

/** The log sources of a role, its permissions, all roles of its members, and the webhooks that send what it reads. */
export const roleHolderSources: RowSources = async (trx, roleID, before) => {
  const known = before?.['member_role'] as readonly { user_id: number }[] | undefined;
  const holders =
    known?.map(({ user_id }) => user_id) ??
    (await trx.selectFrom('member_role').select('user_id').where('role_id', '=', roleID).execute()).map(
      ({ user_id }) => user_id,
    );
  return [
    ...(await roleSources(trx, roleID, before)),
    { table: 'member_role', key: ['user_id', 'role_id'], where: sql`user_id = any(${holders}::bigint[])` },
    { table: 'webhook', key: ['webhook_id'], where: sql`role_id = ${roleID}`, without: ['failures', 'date_failing'] },
  ];
};

/** The log sources of the default role of a type: which roles of the type are the default. */
export const roleDefaultSources: RowSources = async (_, roleID, before) => {
  const known = before?.['role.is_default'] as readonly { role_id: number }[] | undefined;
  const ofType = sql`type = (select type from role where role_id = ${roleID})`;
  return [
    {
      table: 'role',
      key: ['role_id'],
      only: ['is_default'],
      where: known ? sql`role_id = any(${known.map(({ role_id }) => role_id)}::integer[])` : ofType,
    },
  ];
};

/** The log sources of the roles of a member. */
export const heldRoleSources: RowSources = async (_, userID) => [
  { table: 'member_role', key: ['user_id', 'role_id'], where: sql`user_id = ${userID}` },
];

const afterwards = (forum: Forum) => forum.permissions.changed();

defineRowUndo({ actions: ['role.add', 'role.change'], permission: 'site.manage', sources: roleSources, afterwards });
defineRowUndo({ actions: ['role.delete'], permission: 'site.manage', sources: roleHolderSources, afterwards });
defineRowUndo({ actions: ['role.default'], permission: 'site.manage', sources: roleDefaultSources, afterwards });
defineRowUndo({ actions: ['member.role-by-domain'], permission: 'site.manage', sources: heldRoleSources });
