import { z } from 'zod';
import { permissionNames } from '#api/member/role/permission.ts';
import { memberPath } from '#api/member/user/user.contract.ts';
import { RoleFragment, UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { holdCauses } from '#api/moderation/approval/hold-cause.ts';
import { fields, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

/** Why a member may or may not do something: the verdict, the rule that decided, and what else is in the way. */
export const PermissionCheck = z.object({
  user: UserFragment,
  permission: z.enum(permissionNames),
  /** Whether the permission is held. */
  granted: z.boolean(),
  rule: z.enum(['administrator', 'role', 'banned', 'unconfirmed', 'muted', 'category', 'no-role']),
  /** The roles that grant it, or would if the rule were not there. */
  roles: z.array(RoleFragment),
  ownRoles: z.array(RoleFragment),
  category: z.object({ categoryID: z.number().int(), name: z.string() }).nullable(),
  /** The category with permissions of its own by which was decided. */
  junction: z.object({ categoryID: z.number().int(), name: z.string() }).nullable(),
  /** Why whatever they write there waits for approval: their role, the category, being new. */
  approval: z.array(z.enum(holdCauses)),
  /** What is in the way although the permission is held: an archived category, a closed discussion, the posting limit, a setting. */
  obstacle: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type PermissionCheck = z.infer<typeof PermissionCheck>;

/** Why a member may or may not do something. */
export const permissionCheckRoutes = {
  check: {
    method: 'GET',
    url: '/users/:id/permission-check',
    schema: {
      tags: ['Users'],
      summary: 'Explain why a member may or may not do something',
      description:
        'Needs community.moderate or site.manage. The check is the one that decides everywhere. With `discussionID` and ' +
        'comments.add, or `categoryID` and discussions.add, also what else writing there would meet, and why it waits for approval.',
      params: memberPath,
      querystring: z.object({
        permission: z.enum(permissionNames),
        categoryID: recordID.optional(),
        discussionID: recordID.optional(),
        ...fields,
      }),
      response: { 200: PermissionCheck },
    },
  },
} as const satisfies Record<string, ContractRoute>;
