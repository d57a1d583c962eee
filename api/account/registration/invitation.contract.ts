import { z } from 'zod';
import { fields, paging, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

/** An invitation that a member has sent. Its code is included only in the e-mail. */
export const Invitation = z.object({
  invitationID: z.number().int(),
  email: z.string(),
  status: z.enum(['pending', 'accepted', 'expired']),
  dateInserted: z.string(),
  dateExpires: z.string(),
  dateAccepted: z.string().nullable(),
  /** The member who accepted the invitation. */
  acceptedUser: z.object({ userID: z.number().int(), name: z.string() }).nullable(),
});
export type Invitation = z.infer<typeof Invitation>;

/** The member's invitations, and the number they may still send; null if there is no limit. */
export const Invitations = z.object({ invitations: z.array(Invitation), left: z.number().int().nullable() });
export type Invitations = z.infer<typeof Invitations>;

/** An invitation as administrators see it: it includes the inviting member and the status of withdrawn invitations. */
export const SiteInvitation = Invitation.extend({
  status: z.enum(['pending', 'accepted', 'expired', 'withdrawn']),
  /** The member who sent the invitation. */
  insertUser: z.object({ userID: z.number().int(), name: z.string() }),
});
export type SiteInvitation = z.infer<typeof SiteInvitation>;

const tags = ['Accounts'] as const;
const path = z.object({ id: recordID });

/**
 * The routes for inviting people to a forum that members join by invitation (docs/behavior/account.md#invitations).
 */
export const invitationRoutes = {
  list: {
    method: 'GET',
    url: '/invites',
    schema: { tags, summary: 'List the viewer’s invitations', response: { 200: Invitations } },
  },
  listAll: {
    method: 'GET',
    url: '/invites/all',
    schema: {
      tags,
      summary: 'List the invitations of all members',
      description: 'Newest first. Needs site.manage.',
      querystring: z.object({
        ...paging(30, 100),
        status: SiteInvitation.shape.status.optional(),
        ...fields,
      }),
      response: { 200: z.array(SiteInvitation) },
    },
  },
  create: {
    method: 'POST',
    url: '/invites',
    schema: {
      tags,
      summary: 'Invite a person',
      description: 'The setting registration.invitations limits the number in 30 days by the member’s roles.',
      body: z.object({ email: z.string().trim().min(1).max(254) }),
      response: { 201: Invitation },
    },
  },
  sendAgain: {
    method: 'POST',
    url: '/invites/:id/send',
    schema: {
      tags,
      summary: 'Resend an invitation',
      description: 'With a new code and a new expiry date; at most once a minute.',
      params: path,
      response: { 201: Invitation },
    },
  },
  delete: {
    method: 'DELETE',
    url: '/invites/:id',
    schema: {
      tags,
      summary: 'Withdraw an invitation',
      description:
        'For an accepted invitation, only the entry is removed. Invitations of other members need site.manage.',
      params: path,
      response: { 204: z.undefined() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
