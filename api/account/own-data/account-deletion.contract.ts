import { z } from 'zod';
import { deleteMethods } from '#api/member/user/delete-method.ts';
import type { ContractRoute } from '#api/route.ts';

const deleteMethod = z.enum(deleteMethods);

/** A deletion that a member has requested and that is not yet carried out. */
export const RequestedDeletion = z.object({ dateAsked: z.string(), dateDue: z.string(), deleteMethod });
export type RequestedDeletion = z.infer<typeof RequestedDeletion>;

/**
 * The number of days during which a deletion can be cancelled (0: the account is deleted immediately), and the
 * requested deletion.
 */
export const AccountDeletion = z.object({ days: z.number().int(), asked: RequestedDeletion.nullable() });
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
      summary: 'Delete the viewer’s account',
      description:
        'After the number of days in the setting account.deletionDays (202), or immediately (204). `name` repeats the viewer’s ' +
        'name. Posts become anonymous (keep), are emptied (wipe) or are deleted (delete). Needs a session ' +
        'with a recently confirmed identity.',
      body: z.object({ name: z.string(), deleteMethod: deleteMethod.default('keep') }),
      response: { 202: RequestedDeletion, 204: z.undefined() },
    },
  },
  read: {
    method: 'GET',
    url,
    schema: {
      tags,
      summary: 'Read the scheduled deletion of the viewer’s account',
      response: { 200: AccountDeletion },
    },
  },
  takeBack: {
    method: 'DELETE',
    url,
    schema: {
      tags,
      summary: 'Cancel the deletion of the viewer’s account',
      description: 'Cancels a deletion that was requested and has not been carried out yet.',
      response: { 204: z.undefined() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
