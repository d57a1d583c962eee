import type { passkeyRoutes } from '#api/account/credential/passkey.contract.ts';
import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof passkeyRoutes;

/** Requests the authentication options for signing in with a passkey. */
export const passkeySignInOptions = (api: Api) =>
  api.call<Routes['signInOptions']>('POST', '/sessions/passkey/options');

/** Signs in with a passkey only. */
export const signInByPasskey = (api: Api, body: InputOf<Routes['signIn']>['body']) =>
  api.call<Routes['signIn']>('POST', '/sessions/passkey', { body });

/** Lists the viewer's passkeys. */
export const listPasskeys = (api: Api) => api.call<Routes['list']>('GET', '/passkeys');

/** Requests the registration options for a new passkey. */
export const passkeyOptions = (api: Api) => api.call<Routes['options']>('POST', '/passkeys/options');

/** Adds a passkey. */
export const createPasskey = (api: Api, body: InputOf<Routes['create']>['body']) =>
  api.call<Routes['create']>('POST', '/passkeys', { body });

/** Renames a passkey. */
export const renamePasskey = (api: Api, id: number, name: string) =>
  api.call<Routes['rename']>('PATCH', '/passkeys/:id', { params: { id }, body: { name } });

/** Removes a passkey. */
export const deletePasskey = (api: Api, id: number) =>
  api.call<Routes['delete']>('DELETE', '/passkeys/:id', { params: { id } });
