import type { passwordResetRoutes } from '#api/account/credential/password-reset.contract.ts';
import type { Api } from '#api/api.ts';

type Routes = typeof passwordResetRoutes;

/** Asks for a message with a link to set a new password. */
export const requestPassword = (api: Api, email: string) =>
  api.call<Routes['request']>('POST', '/users/request-password', { body: { email } });

/** Sets a new password with the token of such a link, and signs in. */
export const resetPassword = (api: Api, token: string, password: string) =>
  api.call<Routes['reset']>('POST', '/users/reset-password', { body: { token, password } });
