import { z } from 'zod';
import { SignedIn } from '#api/member/session.contract.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleName, visibleText } from '#api/visible-field.ts';

/** Making the first administrator with the one-time link that the forum prints when it starts without one. */
export const firstAdministratorRoutes = {
  create: {
    method: 'POST',
    url: '/users/first-administrator',
    schema: {
      tags: ['Accounts'],
      summary: 'Create the first administrator',
      description: 'Works once, for 24 hours, and only while there is no administrator. Signs in.',
      body: z.object({
        token: z.string().min(1).max(200),
        name: visibleName().min(1).max(100),
        email: visibleText().min(1).max(254),
        password: z.string().min(1).max(1_000),
      }),
      response: { 201: SignedIn },
    },
  },
} as const satisfies Record<string, ContractRoute>;
