import { z } from 'zod';
import type { ContractRoute } from '#api/route.ts';

const deleteMethod = z.enum(['keep', 'wipe', 'delete']);

/** A deletion that a member has requested and that is not yet carried out. */
export const AskedDeletion = z.object({ dateAsked: z.string(), dateDue: z.string(), deleteMethod });
export type AskedDeletion = z.infer<typeof AskedDeletion>;

/**
 * The number of days during which a deletion can be cancelled (0: the account is deleted immediately), and the
 * requested deletion.
 */
export const AccountDeletion = z.object({ days: z.number().int(), asked: AskedDeletion.nullable() });
export type AccountDeletion = z.infer<typeof AccountDeletion>;

const tags = ['Accounts'] as const;
const url = '/users/me/deletion';

/** The routes for deleting the member's own account and for cancelling the deletion. */
export const accountDeletionRoutes = {
  ask: {
    method: 'DELETE',
    url: '/users/me',
    config: { confirmed: true },
    schema: {
      tags,
      summary: 'Delete one’s account',
      description:
        'After as many days as the setting account.deletionDays has it (202), or at once (204). `name` is one’s own, typed ' +
        'once more; what one wrote stays without a name (keep), is emptied (wipe), or goes too (delete). Needs a session ' +
        'in which it was just shown that it is oneself.',
      body: z.object({ name: z.string(), deleteMethod: deleteMethod.default('keep') }),
      response: { 202: AskedDeletion, 204: z.undefined() },
    },
  },
  read: {
    method: 'GET',
    url,
    schema: { tags, summary: 'Read whether one’s account is to be deleted', response: { 200: AccountDeletion } },
  },
  takeBack: {
    method: 'DELETE',
    url,
    schema: {
      tags,
      summary: 'Keep one’s account after all',
      description: 'Takes back a deletion that was asked for and is not done yet.',
      response: { 204: z.undefined() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
