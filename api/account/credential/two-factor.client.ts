import type { Proof, twoFactorRoutes } from '#api/account/credential/two-factor.contract.ts';
import type { Api } from '#api/api.ts';

type Routes = typeof twoFactorRoutes;

/** Tells how the viewer's account is kept safe. */
export const readTwoFactor = (api: Api) => api.call<Routes['read']>('GET', '/two-factor');

/** Takes the second step of signing in. */
export const signInBySecondFactor = (api: Api, proof: Proof) =>
  api.call<Routes['signIn']>('POST', '/sessions/second-factor', { body: proof });

/** Asks what a passkey has to sign in that step. */
export const secondFactorOptions = (api: Api) =>
  api.call<Routes['signInOptions']>('POST', '/sessions/second-factor/options');

/** Shows anew that it is oneself. */
export const confirmSession = (api: Api, proof: Proof) =>
  api.call<Routes['confirm']>('POST', '/sessions/confirm', { body: proof });

/** Asks what a passkey has to sign for that. */
export const confirmOptions = (api: Api) => api.call<Routes['confirmOptions']>('POST', '/sessions/confirm/options');

/** Begins to set up an authenticator app. */
export const beginAuthenticatorApp = (api: Api) => api.call<Routes['beginApp']>('POST', '/two-factor/app');

/** Puts the app in force with a code of it. */
export const confirmAuthenticatorApp = (api: Api, code: string) =>
  api.call<Routes['confirmApp']>('POST', '/two-factor/app/confirm', { body: { code } });

/** Removes the app. */
export const removeAuthenticatorApp = (api: Api) => api.call<Routes['removeApp']>('DELETE', '/two-factor/app');

/** Makes new recovery codes. */
export const renewRecoveryCodes = (api: Api) => api.call<Routes['renewCodes']>('POST', '/two-factor/recovery-codes');

/** Takes the second factors of a member away who has lost them. */
export const removeTwoFactor = (api: Api, id: number) =>
  api.call<Routes['remove']>('DELETE', '/users/:id/two-factor', { params: { id } });
