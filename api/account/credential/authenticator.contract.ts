import { z } from 'zod';
import { recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';

const url = z.url({ protocol: /^https?$/ }).max(500);
const urlOrNone = url.nullable();

/** Addresses of a service, shown in place of the forum's own where they are set. */
export const AuthenticatorUrls = z.object({
  signInUrl: urlOrNone.optional(),
  signOutUrl: urlOrNone.optional(),
  authenticateUrl: urlOrNone.optional(),
  registerUrl: urlOrNone.optional(),
  passwordUrl: urlOrNone.optional(),
  profileUrl: urlOrNone.optional(),
});

/** A service that tells the forum who somebody is. Its secret is never told. */
export const Authenticator = z.object({
  authenticatorID: z.number().int(),
  name: z.string(),
  type: z.string(),
  clientID: z.string(),
  default: z.boolean(),
  active: z.boolean(),
  visible: z.boolean(),
  isOidc: z.boolean(),
  markVerified: z.boolean(),
  urls: AuthenticatorUrls,
  /** How it is reached; told with site.manage only. */
  authenticatorConfig: z
    .union([
      z.object({ issuer: z.string(), scope: z.string() }),
      z.object({
        authorizeUrl: z.string(),
        tokenUrl: z.string(),
        profileUrl: z.string(),
        scope: z.string(),
        subjectKey: z.string(),
        nameKey: z.string(),
        emailKey: z.string(),
      }),
    ])
    .optional(),
});
export type Authenticator = z.infer<typeof Authenticator>;

/** How an OpenID Connect service is reached: `issuer` is where its description is found. */
const oidcConfig = z.object({
  issuer: url,
  scope: visibleText().max(200).default('openid email profile'),
});

const key = visibleText().min(1).max(100);

/**
 * How a service of plain OAuth 2 is reached: where people agree, where the code is given for a token, and where the token gets
 * the profile. The keys name the parts of a profile (JSON): a number or text that stays the same, a name, an address.
 */
const oauth2Config = z.object({
  authorizeUrl: url,
  tokenUrl: url,
  profileUrl: url,
  scope: z.string().max(200).default(''),
  subjectKey: key.default('id'),
  nameKey: key.default('name'),
  emailKey: key.default('email'),
});

const authenticatorConfig = z.union([oidcConfig, oauth2Config]);

/** Returns the kind of service that a configuration is for. */
export const serviceTypeOf = (config: object): 'oidc' | 'oauth2' => ('issuer' in config ? 'oidc' : 'oauth2');

const flags = { default: z.boolean().optional(), active: z.boolean().optional(), visible: z.boolean().optional() };
const path = z.object({ id: recordID });
const tags = ['Accounts'] as const;

/** Single sign-on: the services there are, and which accounts at them a member has connected. */
export const authenticatorRoutes = {
  types: {
    method: 'GET',
    url: '/authenticator-types',
    schema: {
      tags,
      summary: 'List kinds of services',
      response: { 200: z.array(z.object({ authenticatorType: z.string(), name: z.string() })) },
    },
  },
  list: {
    method: 'GET',
    url: '/authenticators',
    schema: {
      tags,
      summary: 'List services',
      description: 'Those that may be used to sign in; all of them with site.manage.',
      querystring: z.object({
        page: z.coerce.number().int().min(1).default(1),
        limit: z.coerce.number().int().min(1).max(100).default(10),
      }),
      response: { 200: z.array(Authenticator) },
    },
  },
  create: {
    method: 'POST',
    url: '/authenticators',
    config: { confirmed: true },
    schema: {
      tags,
      summary: 'Add a service',
      description:
        'Needs site.manage. Addresses it tells are taken as true only if it says so, or with `markVerified`. The type `oauth2` is configured by `authorizeUrl`, `tokenUrl` and `profileUrl`, the type `oidc` by `issuer`.',
      body: z.object({
        name: visibleText().min(1).max(100),
        type: z.enum(['oidc', 'oauth2']).default('oidc'),
        clientID: visibleText().min(1).max(500),
        secret: z.string().min(1).max(1_000).optional(),
        markVerified: z.boolean().default(false),
        urls: AuthenticatorUrls.default({}),
        authenticatorConfig,
        ...flags,
      }),
      response: { 201: Authenticator },
    },
  },
  read: {
    method: 'GET',
    url: '/authenticators/:id',
    schema: { tags, summary: 'Read a service', params: path, response: { 200: Authenticator } },
  },
  change: {
    method: 'PATCH',
    url: '/authenticators/:id',
    config: { confirmed: true },
    schema: {
      tags,
      summary: 'Change a service',
      params: path,
      body: z.object({
        name: visibleText().min(1).max(100).optional(),
        clientID: visibleText().min(1).max(500).optional(),
        secret: z.string().min(1).max(1_000).optional(),
        markVerified: z.boolean().optional(),
        urls: AuthenticatorUrls.optional(),
        authenticatorConfig: authenticatorConfig.optional(),
        ...flags,
      }),
      response: { 200: Authenticator },
    },
  },
  delete: {
    method: 'DELETE',
    url: '/authenticators/:id',
    config: { confirmed: true },
    schema: { tags, summary: 'Delete a service', params: path, response: { 204: z.undefined() } },
  },
  connections: {
    method: 'GET',
    url: '/connections',
    schema: {
      tags,
      summary: 'List the services the member can connect',
      response: {
        200: z.array(
          z.object({
            authenticatorID: z.number().int(),
            name: z.string(),
            isConnected: z.boolean(),
            email: z.string().nullable(),
          }),
        ),
      },
    },
  },
  disconnect: {
    method: 'DELETE',
    url: '/connections/:id',
    config: { confirmed: true },
    schema: {
      tags,
      summary: 'Disconnect a service',
      description: 'Needs a session in which it was just shown that it is oneself; not the only way to sign in.',
      params: path,
      response: { 204: z.undefined() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
