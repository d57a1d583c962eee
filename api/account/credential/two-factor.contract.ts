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
    schema: { tags, summary: 'Read the second factors of the viewer’s account', response: { 200: TwoFactor } },
  },
  signIn: {
    method: 'POST',
    url: '/sessions/second-factor',
    schema: {
      tags,
      summary: 'Sign in with a second factor',
      description:
        'After `POST /sessions` has responded with `session.second-factor`: a code or a passkey, from the same browser, within ' +
        '10 minutes. A code works once; repeated failures suspend the browser, or its network.',
      body: Proof,
      response: { 201: SignedIn },
    },
  },
  signInOptions: {
    method: 'POST',
    url: '/sessions/second-factor/options',
    schema: { tags, summary: 'Create the passkey options for the second factor', response: { 200: PasskeyOptions } },
  },
  confirm: {
    method: 'POST',
    url: '/sessions/confirm',
    config: { sessionOnly: true },
    schema: {
      tags,
      summary: 'Confirm one’s identity',
      description: 'Required before changes to security settings; valid for 10 minutes.',
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
      summary: 'Create the passkey options for confirming one’s identity',
      response: { 200: PasskeyOptions },
    },
  },
  beginApp: {
    method: 'POST',
    url: '/two-factor/app',
    config: { confirmed: true },
    schema: {
      tags,
      summary: 'Start the setup of an authenticator app',
      description:
        'Returns the secret, also as a URL for a QR code. The app becomes active when a code of it is confirmed.',
      response: { 201: z.object({ secret: z.string(), url: z.string() }) },
    },
  },
  confirmApp: {
    method: 'POST',
    url: '/two-factor/app/confirm',
    config: { confirmed: true },
    schema: {
      tags,
      summary: 'Activate the authenticator app',
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
      summary: 'Create new recovery codes',
      description: 'The previous codes become invalid.',
      response: { 201: RecoveryCodes },
    },
  },
  remove: {
    method: 'DELETE',
    url: '/users/:id/two-factor',
    config: { confirmed: true },
    schema: {
      tags,
      summary: 'Remove a member’s second factors',
      description: 'For members who have lost them. Needs users.edit and an authority at least equal to theirs.',
      params: memberPath,
      response: { 204: z.undefined() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
