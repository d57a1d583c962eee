import { z } from 'zod';
import { recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';

const url = z.url({ protocol: /^https?$/ }).max(500);
const urlOrNone = url.nullable();

/** URLs of an authentication service. Each URL that is set replaces the forum's own page. */
export const AuthenticatorUrls = z.object({
  signInUrl: urlOrNone.optional(),
  signOutUrl: urlOrNone.optional(),
  authenticateUrl: urlOrNone.optional(),
  registerUrl: urlOrNone.optional(),
  passwordUrl: urlOrNone.optional(),
  profileUrl: urlOrNone.optional(),
});

/** An external authentication service. The client secret is never included. */
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
  /** The connection settings of the service. Included only for viewers with `site.manage`. */
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

/** The configuration of an OpenID Connect service. `issuer` is the URL at which its discovery document is found. */
const oidcConfig = z.object({
  issuer: url,
  scope: visibleText().max(200).default('openid email profile'),
});

const key = visibleText().min(1).max(100);

/**
 * The configuration of a plain OAuth 2 service: the authorization URL, the URL that exchanges the code for a token, and
 * the URL that returns the profile. The keys name properties of the profile JSON: an immutable ID (number or text), a
 * name and an e-mail address.
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

/** Single sign-on: the configured services, and the accounts at these services that a member has connected. */
export const authenticatorRoutes = {
  types: {
    method: 'GET',
    url: '/authenticator-types',
    schema: {
      tags,
      summary: 'List the types of authenticators',
      response: { 200: z.array(z.object({ authenticatorType: z.string(), name: z.string() })) },
    },
  },
  list: {
    method: 'GET',
    url: '/authenticators',
    schema: {
      tags,
      summary: 'List authenticators',
      description: 'Without site.manage, only those that are enabled for sign-in.',
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
      summary: 'Add an authenticator',
      description:
        'Needs site.manage. An e-mail address from the service counts as verified only if the service states so or `markVerified` is set. The type `oauth2` is configured by `authorizeUrl`, `tokenUrl` and `profileUrl`, the type `oidc` by `issuer`.',
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
    schema: { tags, summary: 'Read an authenticator', params: path, response: { 200: Authenticator } },
  },
  change: {
    method: 'PATCH',
    url: '/authenticators/:id',
    config: { confirmed: true },
    schema: {
      tags,
      summary: 'Change an authenticator',
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
    schema: { tags, summary: 'Delete an authenticator', params: path, response: { 204: z.undefined() } },
  },
  connections: {
    method: 'GET',
    url: '/connections',
    schema: {
      tags,
      summary: 'List the authenticators that the viewer can connect',
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
      summary: 'Disconnect an authenticator',
      description: 'Needs a session with a recently confirmed identity. Rejected for the only way to sign in.',
      params: path,
      response: { 204: z.undefined() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
