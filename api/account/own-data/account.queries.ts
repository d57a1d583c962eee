import { queryOptions } from '@tanstack/react-query';
import { listAuthenticators, listConnections } from '#api/account/credential/authenticator.client.ts';
import { listPasskeys } from '#api/account/credential/passkey.client.ts';
import { readTwoFactor } from '#api/account/credential/two-factor.client.ts';
import { readAccountDeletion } from '#api/account/own-data/account-deletion.client.ts';
import { listDataExports } from '#api/account/own-data/own-data.client.ts';
import { listTokens } from '#api/account/own-data/token.client.ts';
import { listInvitations } from '#api/account/registration/invitation.client.ts';
import type { Api } from '#api/api.ts';

/** Returns the query for the security settings of the viewer's account. */
export const twoFactorQuery = (api: Api) =>
  queryOptions({ queryKey: ['account', 'two-factor'], queryFn: async () => (await readTwoFactor(api)).body });

/** Returns the query for the viewer's passkeys. */
export const passkeysQuery = (api: Api) =>
  queryOptions({ queryKey: ['account', 'passkeys'], queryFn: async () => (await listPasskeys(api)).body });

/** Returns the query for the viewer's access tokens. */
export const tokensQuery = (api: Api) =>
  queryOptions({ queryKey: ['account', 'tokens'], queryFn: async () => (await listTokens(api)).body });

/** Returns the query for the viewer's invitations, and the number they may still send. */
export const invitationsQuery = (api: Api) =>
  queryOptions({ queryKey: ['account', 'invitations'], queryFn: async () => (await listInvitations(api)).body });

/** Returns the query for the services that the viewer can connect. */
export const connectionsQuery = (api: Api) =>
  queryOptions({ queryKey: ['account', 'connections'], queryFn: async () => (await listConnections(api)).body });

/** Returns the query for the services that may be used to sign in. */
export const authenticatorsQuery = (api: Api) =>
  queryOptions({ queryKey: ['authenticators'], queryFn: async () => (await listAuthenticators(api)).body });

/** Returns the query for the available and pending exports of the viewer's data. */
export const dataExportsQuery = (api: Api) =>
  queryOptions({ queryKey: ['account', 'data-exports'], queryFn: async () => (await listDataExports(api)).body });

/**
 * Returns the query for the scheduled deletion of the viewer's account, and for the number of days during which a
 * deletion can be cancelled.
 */
export const accountDeletionQuery = (api: Api) =>
  queryOptions({ queryKey: ['account', 'deletion'], queryFn: async () => (await readAccountDeletion(api)).body });
