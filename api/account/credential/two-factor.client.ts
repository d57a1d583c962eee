import type { Proof, twoFactorRoutes } from '#api/account/credential/two-factor.contract.ts';
import type { Api } from '#api/api.ts';

type Routes = typeof twoFactorRoutes;

/** Reads the security settings of the viewer's account. */
export const readTwoFactor = (api: Api) => api.call<Routes['read']>('GET', '/two-factor');

/** Completes the second step of signing in. */
export const signInBySecondFactor = (api: Api, proof: Proof) =>
  api.call<Routes['signIn']>('POST', '/sessions/second-factor', { body: proof });

/** Requests the passkey options for the second step of signing in. */
export const secondFactorOptions = (api: Api) =>
  api.call<Routes['signInOptions']>('POST', '/sessions/second-factor/options');

/** Re-authenticates the viewer. */
export const confirmSession = (api: Api, proof: Proof) =>
  api.call<Routes['confirm']>('POST', '/sessions/confirm', { body: proof });

/** Requests the passkey options for re-authentication. */
export const confirmOptions = (api: Api) => api.call<Routes['confirmOptions']>('POST', '/sessions/confirm/options');

/** Starts the setup of an authenticator app. */
export const beginAuthenticatorApp = (api: Api) => api.call<Routes['beginApp']>('POST', '/two-factor/app');

/** Activates the authenticator app with a code from it. */
export const confirmAuthenticatorApp = (api: Api, code: string) =>
  api.call<Routes['confirmApp']>('POST', '/two-factor/app/confirm', { body: { code } });

/** Removes the authenticator app. */
export const removeAuthenticatorApp = (api: Api) => api.call<Routes['removeApp']>('DELETE', '/two-factor/app');

/** Generates new recovery codes. */
export const renewRecoveryCodes = (api: Api) => api.call<Routes['renewCodes']>('POST', '/two-factor/recovery-codes');

/** Removes the second factors of a member who has lost them. */
export const removeTwoFactor = (api: Api, id: number) =>
  api.call<Routes['remove']>('DELETE', '/users/:id/two-factor', { params: { id } });
