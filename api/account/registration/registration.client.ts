import type { registrationRoutes } from '#api/account/registration/registration.contract.ts';
import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof registrationRoutes;

/** Registers a member. Status 202 means that staff must first approve the application. */
export const register = (api: Api, body: InputOf<Routes['register']>['body']) =>
  api.call<Routes['register']>('POST', '/users/register', { body });

/** Queries whether a name or an e-mail address is available; if not, `message` contains the reason. */
export async function checkAvailability(
  api: Api,
  query: { readonly name: string } | { readonly email: string },
  signal?: AbortSignal,
): Promise<{ readonly isAvailable: boolean; readonly message: string }> {
  const { body } = await api.call<Routes['available']>('GET', '/users/available', { query }, signal);
  return { isAvailable: body.available, message: body.message ?? '' };
}

/** Confirms an e-mail address with the code from the message. */
export const confirmEmail = (api: Api, id: number | '$me', confirmationCode: string) =>
  api.call<Routes['confirmEmail']>('POST', '/users/:id/confirm-email', { params: { id }, body: { confirmationCode } });

/** Requests that the confirmation e-mail is sent again. */
export const requestEmailConfirmation = (api: Api) =>
  api.call<Routes['requestConfirmation']>('POST', '/users/confirm-email-request');
