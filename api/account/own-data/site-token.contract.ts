import { z } from 'zod';
import { NewToken, Token } from '#api/account/own-data/token.contract.ts';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { paging, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';

/** An access token of the site, as administrators see it: with its member and without its secret. */
export const SiteToken = Token.extend({
  userID: z.number().int(),
  user: UserFragment,
  /** Whether the token belongs to a service account, not to a person. */
  isService: z.boolean(),
  /** The member who created the token; null if that is unknown. */
  insertUser: UserFragment.nullable(),
});
export type SiteToken = z.infer<typeof SiteToken>;

/** A member without sign-in, on whose behalf programs act. */
export const ServiceAccount = z.object({ userID: z.number().int(), name: z.string(), roleIDs: z.array(z.number()) });
export type ServiceAccount = z.infer<typeof ServiceAccount>;

const tags = ['Tokens'] as const;
const needs = 'Needs site.manage.';

/** The routes for all access tokens of the site (docs/behavior/account.md#tokens-of-the-site). */
export const siteTokenRoutes = {
  list: {
    method: 'GET',
    url: '/site-tokens',
    schema: {
      tags,
      summary: 'List the access tokens of all members',
      description: `${needs} The address of the last use also needs personalInfo.view.`,
      querystring: z.object(paging(100, 500)),
      response: { 200: z.array(SiteToken) },
    },
  },
  create: {
    method: 'POST',
    url: '/site-tokens',
    config: { confirmed: true },
    schema: {
      tags,
      summary: 'Create an access token of a service account',
      description: `${needs} Also needs every permission of the account. The secret is returned only in this response.`,
      body: NewToken.extend({ userID: z.number().int().min(1) }),
      response: { 201: SiteToken },
    },
  },
  revoke: {
    method: 'DELETE',
    url: '/site-tokens/:id',
    config: { confirmed: true },
    schema: {
      tags,
      summary: 'Revoke an access token of any member',
      description: `${needs} Also needs authority over the member.`,
      params: z.object({ id: recordID }),
      response: { 204: z.undefined() },
    },
  },
  accounts: {
    method: 'GET',
    url: '/service-accounts',
    schema: {
      tags,
      summary: 'List the service accounts',
      description: needs,
      response: { 200: z.array(ServiceAccount) },
    },
  },
  addAccount: {
    method: 'POST',
    url: '/service-accounts',
    config: { confirmed: true },
    schema: {
      tags,
      summary: 'Add a service account',
      description: `${needs} Also needs every permission of its roles. A service account cannot sign in.`,
      body: z.object({
        name: visibleText().min(1).max(50),
        roleIDs: z.array(z.number().int().min(1)).min(1).max(20),
      }),
      response: { 201: ServiceAccount },
    },
  },
} as const satisfies Record<string, ContractRoute>;
