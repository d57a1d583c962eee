import { z } from 'zod';
import { memberPath } from '#api/member/user/user.contract.ts';
import { RoleFragment, UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

const tags = ['Roles'] as const;

/**
 * The routes of viewing the forum as a role or as a member (docs/behavior/member.md#viewing-as-a-role-or-a-member).
 */
export const rolePreviewRoutes = {
  start: {
    method: 'PUT',
    url: '/roles/:id/preview',
    schema: {
      tags,
      summary: 'View the forum as a role',
      description:
        'Needs site.manage. From the next request on, the session has only the permissions of the role that the viewer also has, and every change answers 403 `session.preview`, until `DELETE /roles/preview`.',
      params: z.object({ id: recordID }),
      response: { 200: RoleFragment },
    },
  },
  startAsMember: {
    method: 'PUT',
    url: '/users/:id/preview',
    schema: {
      tags,
      summary: 'View the forum as a member sees it',
      description:
        'Needs site.manage and an authority at least equal to theirs. From the next request on, the session has only the permissions of the member that the viewer also has, and every change answers 403 `session.preview`, until `DELETE /roles/preview`. The account remains the viewer’s. The member is notified.',
      params: memberPath,
      response: { 200: UserFragment },
    },
  },
  end: {
    method: 'DELETE',
    url: '/roles/preview',
    schema: {
      tags,
      summary: 'End viewing the forum as a role or a member',
      description: 'Answers 204 also without a preview.',
      response: { 204: z.undefined() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
