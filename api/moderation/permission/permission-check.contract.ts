import { z } from 'zod';
import { permissionNames } from '#api/member/role/permission.ts';
import { memberPath } from '#api/member/user/user.contract.ts';
import { RoleFragment, UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { holdCauses } from '#api/moderation/approval/hold-cause.ts';
import { fields, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

/** The explanation of a permission check: the result, the deciding rule, and further obstacles. */
export const PermissionCheck = z.object({
  user: UserFragment,
  permission: z.enum(permissionNames),
  /** Whether the permission is granted. */
  granted: z.boolean(),
  rule: z.enum(['administrator', 'role', 'banned', 'unconfirmed', 'muted', 'category', 'no-role']),
  /** The roles that grant the permission, or would grant it without the deciding rule. */
  roles: z.array(RoleFragment),
  ownRoles: z.array(RoleFragment),
  category: z.object({ categoryID: z.number().int(), name: z.string() }).nullable(),
  /** The category whose own permissions decided the check. */
  junction: z.object({ categoryID: z.number().int(), name: z.string() }).nullable(),
  /** The causes for which every post of the member there is held for approval: role, category, new member. */
  approval: z.array(z.enum(holdCauses)),
  /**
   * The obstacle that remains although the permission is granted: an archived category, a closed discussion, the
   * posting limit, or a setting.
   */
  obstacle: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type PermissionCheck = z.infer<typeof PermissionCheck>;

/** The routes of permission checks. */
export const permissionCheckRoutes = {
  check: {
    method: 'GET',
    url: '/users/:id/permission-check',
    schema: {
      tags: ['Users'],
      summary: 'Explain why a member may or may not do something',
      description:
        'Needs community.moderate or site.manage. Uses the same check as all routes. With `discussionID` and ' +
        'comments.add, or `categoryID` and discussions.add, also returns further restrictions on writing there, and the causes of approval.',
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
