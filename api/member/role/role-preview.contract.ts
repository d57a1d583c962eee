import { z } from 'zod';
import { RoleFragment } from '#api/member/user/user-fragment.contract.ts';
import { recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

const tags = ['Roles'] as const;

/** The routes of viewing the forum as a role (docs/behavior/member.md#viewing-as-a-role). */
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
  end: {
    method: 'DELETE',
    url: '/roles/preview',
    schema: {
      tags,
      summary: 'End viewing the forum as a role',
      description: 'Answers 204 also without a preview.',
      response: { 204: z.undefined() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
