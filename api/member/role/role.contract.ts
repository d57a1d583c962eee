import { z } from 'zod';
import { expands, fields, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleName, visibleText } from '#api/visible-field.ts';
import { roleTypes } from './role-type.ts';

/** The permissions of a role in one scope: the whole site, or one category with permissions of its own. */
export const PermissionFragment = z.object({
  type: z.enum(['global', 'category']),
  id: z.number().int().nullable().optional(),
  permissions: z.record(z.string(), z.boolean()),
});
export type PermissionFragment = z.infer<typeof PermissionFragment>;

/** The role types. The type determines to which users the forum assigns the role automatically. */
export const roleType = z.enum(roleTypes);

/**
 * A role. Without site.manage, only roleID, name, description and assignable are returned
 * (docs/behavior/member.md#roles).
 */
export const Role = z.object({
  roleID: z.number().int(),
  name: z.string(),
  description: z.string().nullable(),
  assignable: z.boolean().optional(),
  type: roleType.nullable().optional(),
  deletable: z.boolean().optional(),
  canSession: z.boolean().optional(),
  personalInfo: z.boolean().optional(),
  /** The domains whose confirmed e-mail addresses receive the role, separated by commas. */
  domains: z.string().nullable().optional(),
  /** Whether the forum assigns the role to everybody of its type. */
  isDefault: z.boolean().optional(),
  countUsers: z.number().int().optional(),
  permissions: z.array(PermissionFragment).optional(),
});
export type Role = z.infer<typeof Role>;

const text = (max: number) => visibleText().max(max);
const permissionList = z.array(PermissionFragment).max(1_000);

/** The request body for a new role. */
export const RolePost = z.object({
  name: visibleName().min(1).max(100),
  description: text(500).nullable().optional(),
  type: roleType.nullable().optional(),
  deletable: z.boolean().optional(),
  canSession: z.boolean().optional(),
  personalInfo: z.boolean().optional(),
  domains: text(500).nullable().optional(),
  permissions: permissionList.optional(),
});
export type RolePost = z.input<typeof RolePost>;

/** The changeable properties of a role. */
export const RolePatch = RolePost.partial();
export type RolePatch = z.input<typeof RolePatch>;

const tags = ['Roles'] as const;
const params = z.object({ id: recordID });
const chosen = z.number().int().min(1).optional();
const RoleEdit = Role.omit({ assignable: true, countUsers: true, permissions: true });

/** The response of a change. The header `x-app-log-entry` names the entry of the log by which it is undone. */
const logged = 'The header `x-app-log-entry` names the entry of the log by which the change is undone.';

/** The routes for roles and their permissions (docs/behavior/member.md#roles). All writes need site.manage. */
export const roleRoutes = {
  list: {
    method: 'GET',
    url: '/roles',
    schema: {
      tags,
      summary: 'List roles',
      description: 'Not paged. Without site.manage, roles that are personal information are omitted.',
      querystring: z.object({ expand: expands('permissions', 'assignable'), ...fields }),
      response: { 200: z.array(Role) },
    },
  },
  create: {
    method: 'POST',
    url: '/roles',
    schema: { tags, summary: 'Add a role', description: logged, body: RolePost, response: { 201: Role } },
  },
  read: {
    method: 'GET',
    url: '/roles/:id',
    schema: {
      tags,
      summary: 'Read a role',
      params,
      querystring: z.object({ expand: expands('permissions', 'assignable'), ...fields }),
      response: { 200: Role },
    },
  },
  readForEdit: {
    method: 'GET',
    url: '/roles/:id/edit',
    schema: {
      tags,
      summary: 'Read a role for editing',
      params,
      querystring: z.object(fields),
      response: { 200: RoleEdit },
    },
  },
  change: {
    method: 'PATCH',
    url: '/roles/:id',
    schema: { tags, summary: 'Change a role', description: logged, params, body: RolePatch, response: { 200: Role } },
  },
  changeDefaults: {
    method: 'PATCH',
    url: '/roles/defaults',
    schema: {
      tags,
      summary: 'Choose the default roles',
      description:
        'The roles that the forum assigns to guests, to people with an unconfirmed address, to applicants, and to new members. Each must be of the type. Types that the body does not name keep their role.',
      body: z.object({ guest: chosen, unconfirmed: chosen, applicant: chosen, member: chosen }),
      response: { 200: z.array(Role) },
    },
  },
  delete: {
    method: 'DELETE',
    url: '/roles/:id',
    schema: {
      tags,
      summary: 'Delete a role',
      description:
        'Its members get the role `replacementRoleID`; without it, those left without a role get the default member role. The roles Guest, ' +
        'Unconfirmed, Applicant and Administrator cannot be deleted.',
      params,
      querystring: z.object({ replacementRoleID: recordID.optional() }),
      response: { 204: z.undefined() },
    },
  },
  setPermissions: {
    method: 'PUT',
    url: '/roles/:id/permissions',
    schema: {
      tags,
      summary: 'Replace the permissions of a role',
      params,
      body: permissionList,
      response: { 200: z.array(PermissionFragment) },
    },
  },
  changePermissions: {
    method: 'PATCH',
    url: '/roles/:id/permissions',
    schema: {
      tags,
      summary: 'Change some permissions of a role',
      params,
      body: permissionList,
      response: { 200: z.array(PermissionFragment) },
    },
  },
} as const satisfies Record<string, ContractRoute>;
