import type { registrationRoutes } from '#api/account/registration.contract.ts';
import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof registrationRoutes;

/** Joins the forum. Status 202 means that staff answers the application first. */
export const register = (api: Api, body: InputOf<Routes['register']>['body']) =>
  api.call<Routes['register']>('POST', '/users/register', { body });

/** Asks whether a name may be taken. */
export const askNameAvailable = (api: Api, name: string, signal?: AbortSignal) =>
  api.call<Routes['available']>('GET', '/users/available', { query: { name } }, signal);

/** Confirms an e-mail address with the code from the message. */
export const confirmEmail = (api: Api, id: number | '$me', confirmationCode: string) =>
  api.call<Routes['confirmEmail']>('POST', '/users/:id/confirm-email', { params: { id }, body: { confirmationCode } });

/** Has the confirmation message sent again. */
export const requestEmailConfirmation = (api: Api) =>
  api.call<Routes['requestConfirmation']>('POST', '/users/confirm-email-request');
