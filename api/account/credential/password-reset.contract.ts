import { z } from 'zod';
import { SignedIn } from '#api/member/session/session.contract.ts';
import type { ContractRoute } from '#api/route.ts';

const tags = ['Accounts'] as const;

/** The routes for resetting a forgotten password (docs/behavior/account.md#password-reset). */
export const passwordResetRoutes = {
  request: {
    method: 'POST',
    url: '/users/request-password',
    schema: {
      tags,
      summary: 'Request a password reset',
      description: 'By e-mail address or name. The response is the same whether or not such a member exists.',
      body: z.object({ email: z.string().trim().min(1).max(254) }),
      response: { 201: z.object({ message: z.string() }) },
    },
  },
  reset: {
    method: 'POST',
    url: '/users/reset-password',
    schema: {
      tags,
      summary: 'Set a new password',
      description: 'With the token from the e-mail; works once, within 2 hours. Ends all other sessions and signs in.',
      body: z.object({ token: z.string().min(1).max(200), password: z.string().min(1).max(1_000) }),
      response: { 201: SignedIn },
    },
  },
} as const satisfies Record<string, ContractRoute>;
