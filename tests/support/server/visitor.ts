import { createFirstAdministrator } from '#api/account/registration/first-administrator.client.ts';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { type Api, createApi, type Transport } from '#api/api.ts';
import { createUser } from '#api/member/user/user.client.ts';
import type { ForumServer } from './forum-server.ts';

/** A user of a running forum, over HTTP. `api` sends requests with the user's session. */
export interface Visitor {
  readonly name: string;
  readonly userID: number;
  readonly api: Api;
  /** The session as a `Cookie` header; empty for a guest. */
  readonly cookie: string;
  /** Sends a raw request with the session, from an IP address of its own. Does not follow redirects. */
  fetch(path: string, options?: RequestInit): Promise<Response>;
}

/** The password of all users that the tests create. */
export const testPassword = 'a quiet harbour at six';

let machines = 0;

/** Returns a visitor who is not signed in. */
export function aGuest(url: string, { cookie = '', name = 'Guest', userID = 0 } = {}): Visitor {
  machines += 1;
  const address = `10.1.${(machines >> 8) & 255}.${machines & 255}`;
  const send = (path: string, { headers, ...options }: RequestInit = {}) =>
    fetch(new URL(path, url), {
      redirect: 'manual',
      ...options,
      headers: { 'x-requested-with': 'folkmoot', 'x-forwarded-for': address, ...(cookie && { cookie }), ...headers },
    });
  const transport: Transport = async ({ method, path, query, body }) => {
    const response = await send(`/api/v2${path}${query && `?${query}`}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const isJson = response.headers.get('content-type')?.includes('json');
    const json = isJson ? await response.json() : void (await response.arrayBuffer());
    return { status: response.status, json, header: (header) => response.headers.get(header) ?? undefined };
  };
  return { name, userID, cookie, api: createApi(transport), fetch: send };
}

/** Creates the first administrator of a forum with the printed link, and raises the rate limit for posts. */
export async function anAdministratorOf(server: ForumServer, name = 'Harbourmaster'): Promise<Visitor> {
  const token = new URL(server.administratorLink ?? '').searchParams.get('token') ?? '';
  const { api } = aGuest(server.url);
  await createFirstAdministrator(api, { token, name, email: mailOf(name), password: testPassword });
  const administrator = await signInAs(server.url, name);
  await changeConfig(administrator.api, { 'rateLimit.posts': { count: 10_000, seconds: 1 } });
  return administrator;
}

/** Creates a member, as an administrator does, and signs them in. */
export async function aMemberOf(server: ForumServer, administrator: Visitor, name: string): Promise<Visitor> {
  await createUser(administrator.api, { name, email: mailOf(name), password: testPassword, sendWelcomeEmail: false });
  return signInAs(server.url, name);
}

/** Signs in a user whose password is `testPassword`. */
export async function signInAs(url: string, name: string): Promise<Visitor> {
  const response = await aGuest(url).fetch('/api/v2/sessions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password: testPassword }),
  });
  if (response.status !== 201) throw new Error(`${name} cannot sign in: ${response.status} ${await response.text()}`);
  const isSession = (cookie: string) => cookie.startsWith('folkmoot-session=');
  const cookie = response.headers.getSetCookie().find(isSession)?.split(';')[0] ?? '';
  const { userID } = (await response.json()) as { userID: number };
  return aGuest(url, { cookie, name, userID });
}

/** Returns the same user at another URL of the forum: in another process, or after a restart. */
export const at = (url: string, { cookie, name, userID }: Visitor): Visitor => aGuest(url, { cookie, name, userID });

/** Returns the e-mail address of a user that the tests created. */
export const mailOf = (name: string): string => `${name.toLowerCase().replace(/\W/g, '')}@example.org`;
