import { z } from 'zod';
import { memberPath } from '#api/member/user/user.contract.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleName, visibleText } from '#api/visible-field.ts';

const text = (max: number) => visibleText().max(max);

/**
 * The data of a registration. `termsAccepted` is required if the site has terms, `discoveryText` if staff approves
 * applications, and `invitationCode` if members join by invitation.
 */
export const Registration = z.object({
  name: visibleName().min(1).max(100),
  email: text(254).min(1),
  password: z.string().min(1).max(1_000),
  discoveryText: text(2_000).optional(),
  invitationCode: text(100).optional(),
  profileFields: z.record(z.string().max(100), z.unknown()).optional(),
  /** The token of the site's bot protection, if it has one. */
  botToken: z.string().max(10_000).optional(),
  termsAccepted: z.boolean().default(false),
  persistent: z.boolean().default(false),
});
export type Registration = z.input<typeof Registration>;

/** A new member, already signed in. */
export const Registered = z.object({ userID: z.number().int(), name: z.string(), email: z.string() });
export type Registered = z.infer<typeof Registered>;

/** An application that awaits approval. */
export const AwaitingApproval = z.object({ status: z.literal(202), message: z.string() });
export type AwaitingApproval = z.infer<typeof AwaitingApproval>;

const tags = ['Accounts'] as const;

/** The routes for registering and for confirming an e-mail address (docs/behavior/account.md#registration). */
export const registrationRoutes = {
  register: {
    method: 'POST',
    url: '/users/register',
    schema: {
      tags,
      summary: 'Register',
      description:
        '201: a member, signed in, whose address is not confirmed yet. 202: an applicant. While addresses are confirmed, ' +
        'the response is the same for an address in use; only its owner is informed, by e-mail.',
      body: Registration,
      response: { 201: Registered, 202: AwaitingApproval },
    },
  },
  available: {
    method: 'GET',
    url: '/users/available',
    schema: {
      tags,
      summary: 'Check whether a name or an e-mail address is available',
      description:
        'A name, or an e-mail address. While the site confirms addresses, the response does not reveal which addresses are in use: every ' +
        'valid address is available.',
      querystring: z
        .object({ name: visibleName().min(1).max(100).optional(), email: text(254).min(1).optional() })
        .refine(
          ({ name, email }) => (name === undefined) !== (email === undefined),
          'Ask for a name or for an address.',
        ),
      response: { 200: z.object({ available: z.boolean(), message: z.string().optional() }) },
    },
  },
  confirmEmail: {
    method: 'POST',
    url: '/users/:id/confirm-email',
    schema: {
      tags,
      summary: 'Confirm an e-mail address',
      description: 'With the code from the e-mail; works once, within 48 hours, signed in or not.',
      params: memberPath,
      body: z.object({ confirmationCode: z.string().min(1).max(200) }),
      response: { 200: z.object({ userID: z.number().int(), email: z.string(), emailConfirmed: z.boolean() }) },
    },
  },
  requestConfirmation: {
    method: 'POST',
    url: '/users/confirm-email-request',
    schema: {
      tags,
      summary: 'Resend the confirmation e-mail',
      description: 'To the viewer; at most once a minute.',
      response: { 201: z.object({ email: z.string() }) },
    },
  },
} as const satisfies Record<string, ContractRoute>;
