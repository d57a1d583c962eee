import { z } from 'zod';
import { fields } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

/** The columns of the member list that the viewer has chosen, in order. `null` means the default columns. */
export const MemberColumns = z.object({
  columns: z
    .array(z.string().regex(/^[\w.-]{1,120}$/))
    .max(60)
    .nullable(),
});
export type MemberColumns = z.infer<typeof MemberColumns>;

const tags = ['Users'] as const;

/** The routes of the viewer's columns of the member list (docs/behavior/member.md#member-list-of-the-dashboard). */
export const memberColumnRoutes = {
  read: {
    method: 'GET',
    url: '/users/me/member-columns',
    schema: {
      tags,
      summary: 'Read the viewer’s columns of the member list',
      querystring: z.object(fields),
      response: { 200: MemberColumns },
    },
  },
  change: {
    method: 'PUT',
    url: '/users/me/member-columns',
    schema: {
      tags,
      summary: 'Choose the viewer’s columns of the member list',
      description: 'Profile fields are named `field.<apiName>`. `null` restores the default columns.',
      body: MemberColumns,
      response: { 200: MemberColumns },
    },
  },
} as const satisfies Record<string, ContractRoute>;
