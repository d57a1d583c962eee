import type { passwordResetRoutes } from '#api/account/credential/password-reset.contract.ts';
import type { Api } from '#api/api.ts';

type Routes = typeof passwordResetRoutes;

/** Requests an e-mail with a link for setting a new password. */
export const requestPassword = (api: Api, email: string) =>
  api.call<Routes['request']>('POST', '/users/request-password', { body: { email } });

/** Sets a new password with the token of a password reset link, and signs in. */
export const resetPassword = (api: Api, token: string, password: string) =>
  api.call<Routes['reset']>('POST', '/users/reset-password', { body: { token, password } });
