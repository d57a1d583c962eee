import { queryOptions } from '@tanstack/react-query';
import { listInvitations } from '#api/account/invitation.client.ts';
import { listPasskeys } from '#api/account/passkey.client.ts';
import { listTokens } from '#api/account/token.client.ts';
import { readTwoFactor } from '#api/account/two-factor.client.ts';
import type { Api } from '#api/api.ts';

/** How the viewer's account is kept safe. */
export const twoFactorQuery = (api: Api) =>
  queryOptions({ queryKey: ['account', 'two-factor'], queryFn: async () => (await readTwoFactor(api)).body });

/** The viewer's passkeys. */
export const passkeysQuery = (api: Api) =>
  queryOptions({ queryKey: ['account', 'passkeys'], queryFn: async () => (await listPasskeys(api)).body });

/** The viewer's access tokens. */
export const tokensQuery = (api: Api) =>
  queryOptions({ queryKey: ['account', 'tokens'], queryFn: async () => (await listTokens(api)).body });

/** The viewer's invitations, and how many they may still send. */
export const invitationsQuery = (api: Api) =>
  queryOptions({ queryKey: ['account', 'invitations'], queryFn: async () => (await listInvitations(api)).body });
