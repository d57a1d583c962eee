import { queryOptions } from '@tanstack/react-query';
import { listServiceAccounts, listSiteTokens } from '#api/account/own-data/site-token.client.ts';
import type { Api } from '#api/api.ts';

/** Returns the query for the access tokens of all members. */
export const siteTokensQuery = (api: Api) =>
  queryOptions({ queryKey: ['site-tokens'], queryFn: async () => (await listSiteTokens(api, { limit: 500 })).body });

/** Returns the query for the service accounts. */
export const serviceAccountsQuery = (api: Api) =>
  queryOptions({ queryKey: ['service-accounts'], queryFn: async () => (await listServiceAccounts(api)).body });
