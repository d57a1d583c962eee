import { z } from 'zod';
import { memberPath } from '#api/member/user/user.contract.ts';
import { RoleFragment, UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { expands, fields } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

/**
 * The moderation decision shown to a member above every page: a mute in force, or a warning whose statement the member
 * has not opened.
 */
export const Standing = z.object({
  decisionID: z.number().int(),
  kind: z.enum(['warning', 'mute']),
  reason: z.string().nullable(),
  dateExpires: z.string().nullable(),
});
export type Standing = z.infer<typeof Standing>;

/** The current user (docs/behavior/member.md#the-viewer). A guest has userID 0 and the name Guest. */
export const Me = UserFragment.extend({
  email: z.string().nullable(),
  pendingEmail: z.string().nullable(),
  emailConfirmed: z.boolean(),
  isAdmin: z.boolean(),
  isSysAdmin: z.boolean(),
  isSuperAdmin: z.boolean(),
  roles: z.array(RoleFragment),
  roleIDs: z.array(z.number().int()),
  permissions: z.array(z.string()),
  countUnreadNotifications: z.number().int(),
  countUnreadConversations: z.number().int(),
  hasDrafts: z.boolean(),
  standing: Standing.nullable().optional(),
  /** The role or member as which the viewer sees the forum, read only. Omitted otherwise. */
  preview: z.object({ kind: z.enum(['role', 'member']), id: z.number().int(), name: z.string() }).optional(),
});
export type Me = z.infer<typeof Me>;

/** The counts of the account menu, by name. */
export const MeCounts = z.object({ counts: z.array(z.object({ name: z.string(), count: z.number().int() })) });
export type MeCounts = z.infer<typeof MeCounts>;

/** The permissions of a member, in the format that `#api/member/role/permission.ts` reads. */
export const Permissions = z.object({
  isAdmin: z.boolean(),
  isSysAdmin: z.boolean(),
  isSuperAdmin: z.boolean(),
  permissions: z.array(
    z.object({
      type: z.enum(['global', 'category']),
      id: z.number().int().nullable(),
      permissions: z.record(z.string(), z.boolean()),
    }),
  ),
  junctions: z.record(z.string(), z.array(z.number().int())),
  junctionAliases: z.record(z.string(), z.record(z.string(), z.number().int())),
});
export type Permissions = z.infer<typeof Permissions>;

const tags = ['Users'] as const;

/** The routes of the current user: identity, counts and permissions (docs/behavior/member.md#the-viewer). */
export const meRoutes = {
  read: {
    method: 'GET',
    url: '/users/me',
    schema: { tags, summary: 'Read the viewer', querystring: z.object(fields), response: { 200: Me } },
  },
  counts: {
    method: 'GET',
    url: '/users/me-counts',
    schema: { tags, summary: 'Read the viewer’s counts', querystring: z.object(fields), response: { 200: MeCounts } },
  },
  permissions: {
    method: 'GET',
    url: '/users/:id/permissions',
    schema: {
      tags,
      summary: 'Read a member’s permissions',
      description:
        '`$me` also works for guests; other members’ permissions need users.add, users.edit or users.delete.',
      params: memberPath,
      querystring: z.object({ expand: expands('junctions'), ...fields }),
      response: { 200: Permissions },
    },
  },
  markAllViewed: {
    method: 'PUT',
    url: '/users/me/all-viewed',
    schema: {
      tags,
      summary: 'Mark all discussions as viewed',
      response: { 200: z.object({ dateAllViewed: z.string() }) },
    },
  },
} as const satisfies Record<string, ContractRoute>;
