import { z } from 'zod';
import { memberPath } from '#api/member/user/user.contract.ts';
import type { ContractRoute } from '#api/route.ts';

/**
 * The signature displayed below a member's posts: its source (Markdown) and the rendered HTML. `hidesAll` hides the
 * signatures of other members from this member.
 */
export const Signature = z.object({ body: z.string(), html: z.string(), hidesAll: z.boolean() });
export type Signature = z.infer<typeof Signature>;

const tags = ['Users'] as const;

/** The signature routes (docs/behavior/member.md#signatures). */
export const signatureRoutes = {
  read: {
    method: 'GET',
    url: '/users/:id/signature',
    schema: {
      tags,
      summary: 'Read the source of a signature',
      description: 'Other members’ signatures need community.moderate or users.edit.',
      params: memberPath,
      response: { 200: Signature },
    },
  },
  change: {
    method: 'PUT',
    url: '/users/:id/signature',
    schema: {
      tags,
      summary: 'Change a signature',
      description:
        'The viewer’s own needs profiles.edit; other members’ community.moderate or users.edit, and an authority at least equal to theirs. ' +
        'Settings of the site limit length, lines and pictures.',
      params: memberPath,
      body: z.object({ body: z.string().max(5_000).optional(), hidesAll: z.boolean().optional() }),
      response: { 200: Signature },
    },
  },
} as const satisfies Record<string, ContractRoute>;
