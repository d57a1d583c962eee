import { z } from 'zod';
import { PasskeyOptions } from '#api/account/credential/two-factor.contract.ts';
import { SignedIn } from '#api/member/session/session.contract.ts';
import { recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';

/** A passkey of a member. Its private key never leaves the member's device. */
export const Passkey = z.object({
  passkeyID: z.number().int(),
  name: z.string(),
  dateInserted: z.string(),
  dateLastUsed: z.string().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

const name = visibleText().min(1).max(100);
const Signed = z.looseObject({ id: z.string().min(1).max(1_400), rawId: z.string().max(1_400), type: z.string() });
const path = z.object({ id: recordID });
const tags = ['Accounts'] as const;

/** The routes for signing in with a passkey instead of a password, and for managing the member's passkeys. */
export const passkeyRoutes = {
  signInOptions: {
    method: 'POST',
    url: '/sessions/passkey/options',
    schema: { tags, summary: 'Create the passkey options for sign-in', response: { 200: PasskeyOptions } },
  },
  signIn: {
    method: 'POST',
    url: '/sessions/passkey',
    schema: {
      tags,
      summary: 'Sign in with a passkey',
      description:
        'Without a password: the device has verified the user by fingerprint, face or PIN, so that both factors are satisfied.',
      body: z.object({ credential: Signed, persistent: z.boolean().default(false) }),
      response: { 201: SignedIn },
    },
  },
  list: {
    method: 'GET',
    url: '/passkeys',
    schema: { tags, summary: 'List the viewer’s passkeys', response: { 200: z.array(Passkey) } },
  },
  options: {
    method: 'POST',
    url: '/passkeys/options',
    config: { confirmed: true },
    schema: { tags, summary: 'Create the options for registering a passkey', response: { 200: PasskeyOptions } },
  },
  create: {
    method: 'POST',
    url: '/passkeys',
    config: { confirmed: true },
    schema: {
      tags,
      summary: 'Add a passkey',
      description: 'The first passkey also creates recovery codes, unless the member has some.',
      body: z.object({ name, credential: Signed }),
      response: { 201: Passkey.extend({ recoveryCodes: z.array(z.string()).optional() }) },
    },
  },
  rename: {
    method: 'PATCH',
    url: '/passkeys/:id',
    config: { confirmed: true },
    schema: { tags, summary: 'Rename a passkey', params: path, body: z.object({ name }), response: { 200: Passkey } },
  },
  delete: {
    method: 'DELETE',
    url: '/passkeys/:id',
    config: { confirmed: true },
    schema: { tags, summary: 'Remove a passkey', params: path, response: { 204: z.undefined() } },
  },
} as const satisfies Record<string, ContractRoute>;
