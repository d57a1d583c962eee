import { z } from 'zod';
import { SignedIn } from '#api/member/session/session.contract.ts';
import { memberPath } from '#api/member/user/user.contract.ts';
import type { ContractRoute } from '#api/route.ts';

/** The signed response of a passkey, as the browser returns it. The WebAuthn library validates its parts. */
const Signed = z.looseObject({ id: z.string().min(1).max(1_400), rawId: z.string().max(1_400), type: z.string() });

/**
 * A proof of identity in addition to the name: a password, a code (of the authenticator app, or a recovery code) or a
 * passkey.
 */
export const Proof = z
  .object({
    password: z.string().min(1).max(1_000).optional(),
    code: z.string().trim().min(1).max(50).optional(),
    credential: Signed.optional(),
  })
  .refine((proof) => Object.values(proof).filter(Boolean).length === 1, 'Enter a password, a code or a passkey.');
export type Proof = z.infer<typeof Proof>;

/** The security settings of a member's account. */
export const TwoFactor = z.object({
  hasPassword: z.boolean(),
  /** Whether an authenticator app is set up. */
  hasApp: z.boolean(),
  countPasskeys: z.number().int(),
  /** The number of unused recovery codes. */
  countRecoveryCodes: z.number().int(),
  /** Whether the member has re-authenticated within the last minutes, which is required to change these settings. */
  isConfirmed: z.boolean(),
});
export type TwoFactor = z.infer<typeof TwoFactor>;

/** Recovery codes. Each works once. They are returned only here and cannot be read again. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** The WebAuthn options that the browser passes to a passkey. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() });

const tags = ['Accounts'] as const;

/** The routes for the second step of signing in, for re-authentication, and for the setup of both. */
export const twoFactorRoutes = {
  read: {
    method: 'GET',
    url: '/two-factor',
    schema: { tags, summary: 'How the own account is kept safe', response: { 200: TwoFactor } },
  },
  signIn: {
    method: 'POST',
    url: '/sessions/second-factor',
    schema: {
      tags,
      summary: 'Sign in, second step',
      description:
        'After `POST /sessions` has answered `session.second-factor`: a code or a passkey, from the same browser, within ' +
        '10 minutes. A code works once; repeated failures make the browser, or its network, wait.',
      body: Proof,
      response: { 201: SignedIn },
    },
  },
  signInOptions: {
    method: 'POST',
    url: '/sessions/second-factor/options',
    schema: { tags, summary: 'What a passkey has to sign in the second step', response: { 200: PasskeyOptions } },
  },
  confirm: {
    method: 'POST',
    url: '/sessions/confirm',
    config: { sessionOnly: true },
    schema: {
      tags,
      summary: 'Show anew that it is oneself',
      description: 'Settings that could lock somebody out, or let somebody in, ask for it; it holds for 10 minutes.',
      body: Proof,
      response: { 204: z.undefined() },
    },
  },
  confirmOptions: {
    method: 'POST',
    url: '/sessions/confirm/options',
    config: { sessionOnly: true },
    schema: {
      tags,
      summary: 'What a passkey has to sign to show that it is oneself',
      response: { 200: PasskeyOptions },
    },
  },
  beginApp: {
    method: 'POST',
    url: '/two-factor/app',
    config: { confirmed: true },
    schema: {
      tags,
      summary: 'Begin to set up an authenticator app',
      description: 'The secret for the app, as an address for a QR code too. In force once a code of it was given.',
      response: { 201: z.object({ secret: z.string(), url: z.string() }) },
    },
  },
  confirmApp: {
    method: 'POST',
    url: '/two-factor/app/confirm',
    config: { confirmed: true },
    schema: {
      tags,
      summary: 'Put an authenticator app in force',
      body: z.object({ code: z.string().trim().min(1).max(20) }),
      response: { 200: RecoveryCodes },
    },
  },
  removeApp: {
    method: 'DELETE',
    url: '/two-factor/app',
    config: { confirmed: true },
    schema: { tags, summary: 'Remove the authenticator app', response: { 204: z.undefined() } },
  },
  renewCodes: {
    method: 'POST',
    url: '/two-factor/recovery-codes',
    config: { confirmed: true },
    schema: {
      tags,
      summary: 'Make new recovery codes',
      description: 'The former ones stop working.',
      response: { 201: RecoveryCodes },
    },
  },
  remove: {
    method: 'DELETE',
    url: '/users/:id/two-factor',
    config: { confirmed: true },
    schema: {
      tags,
      summary: 'Take a member’s second factors away',
      description: 'For members who have lost them: users.edit, and a rank as high as theirs.',
      params: memberPath,
      response: { 204: z.undefined() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
