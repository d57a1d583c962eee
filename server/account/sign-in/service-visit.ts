import type { Configuration } from 'openid-client';
import { ApiError } from '#api/errors.ts';
import type { OAuth2Config, Service } from '#server/account/credential/authenticator.queries.ts';
import { serviceSecret } from '#server/account/credential/sealed-secrets.ts';
import type { Forum } from '#server/platform/forum.ts';

/** Loads the OpenID client library on demand. */
export const loadOpenID = () => import('openid-client');

/** The timeout of requests to a service, in seconds. */
const timeout = 10;

/** Creates the configuration of a plain OAuth 2 service, which has no discovery document. */
async function plainConfiguration(
  service: Service,
  calls: OAuth2Config,
  { secret, isPlainAllowed }: { secret: string | undefined; isPlainAllowed: boolean },
): Promise<Configuration> {
  const { allowInsecureRequests, Configuration } = await loadOpenID();
  const configuration = new Configuration(
    {
      issuer: new URL(calls.authorizeUrl).origin,
      authorization_endpoint: calls.authorizeUrl,
      token_endpoint: calls.tokenUrl,
    },
    service.clientID,
    secret,
  );
  configuration.timeout = timeout;
  if (isPlainAllowed) allowInsecureRequests(configuration);
  return configuration;
}

/**
 * Returns the client configuration of a service. For OpenID Connect, it requests the discovery document. Plain HTTP is
 * allowed for testing a service, if the forum itself has no HTTPS.
 *
 * @throws {ApiError} authenticator.unreachable.
 */
export async function configureService(forum: Forum, service: Service): Promise<Configuration> {
  const secret = service.secret === null ? undefined : forum.seal.unseal(service.secret, serviceSecret);
  const isPlainAllowed = forum.configuration.siteUrl.startsWith('http:');
  if (service.oauth2) return plainConfiguration(service, service.oauth2, { secret, isPlainAllowed });
  const { allowInsecureRequests, discovery } = await loadOpenID();
  const issuer = service.issuer ?? '';
  const isPlain = isPlainAllowed && issuer.startsWith('http:');
  const options = { timeout, ...(isPlain && { execute: [allowInsecureRequests] }) };
  return discovery(new URL(issuer), service.clientID, secret, undefined, options).catch((cause: unknown) => {
    throw new ApiError('authenticator.unreachable', {}, { cause });
  });
}

/** A person's profile as returned by a service. */
export interface Claims {
  readonly subject: string;
  readonly email: string | undefined;
  readonly isVerified: boolean;
  readonly name: string;
}

type ClaimValues = Readonly<Record<string, unknown>>;

/** The callback of a sign-on: its URL, and the values that the response must match. */
interface Visit {
  readonly url: URL;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

const textIn = (claims: ClaimValues, key: string): string | undefined =>
  typeof claims[key] === 'string' && claims[key] !== '' ? (claims[key] as string) : undefined;

async function connectClaims(configuration: Configuration, service: Service, visit: Visit): Promise<Claims> {
  const { authorizationCodeGrant, fetchUserInfo } = await loadOpenID();
  const tokens = await authorizationCodeGrant(configuration, visit.url, {
    expectedState: visit.state,
    expectedNonce: visit.nonce,
    pkceCodeVerifier: visit.verifier,
    idTokenExpected: true,
  });
  const subject = tokens.claims()?.sub ?? '';
  const userInfo = configuration.serverMetadata().userinfo_endpoint
    ? await fetchUserInfo(configuration, tokens.access_token, subject)
    : {};
  const claims: ClaimValues = { ...tokens.claims(), ...userInfo };
  return {
    subject,
    email: textIn(claims, 'email'),
    isVerified: service.markVerified || claims['email_verified'] === true,
    name: textIn(claims, 'preferred_username') ?? textIn(claims, 'nickname') ?? textIn(claims, 'name') ?? 'member',
  };
}

/** Returns the immutable ID of an account: a text or a number. */
function subjectIn(profile: ClaimValues, key: string): string {
  const subject = profile[key];
  if (typeof subject === 'number' && Number.isSafeInteger(subject)) return String(subject);
  if (typeof subject === 'string' && subject !== '') return subject;
  throw new Error(`The profile has no ${key}.`);
}

async function plainClaims(
  configuration: Configuration,
  service: Service,
  { calls, visit }: { calls: OAuth2Config; visit: Visit },
): Promise<Claims> {
  const { authorizationCodeGrant, fetchProtectedResource } = await loadOpenID();
  const tokens = await authorizationCodeGrant(configuration, visit.url, {
    expectedState: visit.state,
    pkceCodeVerifier: visit.verifier,
  });
  const headers = new Headers({ accept: 'application/json' });
  const url = new URL(calls.profileUrl);
  const response = await fetchProtectedResource(configuration, tokens.access_token, url, 'GET', null, headers);
  if (!response.ok) throw new Error(`The profile request received ${response.status}.`);
  const profile = (await response.json()) as ClaimValues;
  return {
    subject: subjectIn(profile, calls.subjectKey),
    email: textIn(profile, calls.emailKey),
    isVerified: service.markVerified || profile['email_verified'] === true,
    name: textIn(profile, calls.nameKey) ?? 'member',
  };
}

/**
 * Requests the identity of the person who returned from a service.
 *
 * @throws {ApiError} authenticator.unreachable; authenticator.refused if the service returns no identity or an invalid
 * one.
 */
export async function requestClaims(forum: Forum, service: Service, visit: Visit): Promise<Claims> {
  const configuration = await configureService(forum, service);
  try {
    return service.oauth2
      ? await plainClaims(configuration, service, { calls: service.oauth2, visit })
      : await connectClaims(configuration, service, visit);
  } catch (cause) {
    throw new ApiError('authenticator.refused', {}, { cause });
  }
}
