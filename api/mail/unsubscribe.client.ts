import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';
import type { unsubscribeRoutes } from './unsubscribe.contract.ts';

type Routes = typeof unsubscribeRoutes;

/** Reads the e-mail preferences that an unsubscribe link turns off. */
export const readUnsubscribe = (api: Api, token: string) =>
  api.call<Routes['read']>('GET', '/unsubscribe/:token', { params: { token } });

/** Turns off the e-mail preferences of an unsubscribe link. */
export const unsubscribe = (api: Api, token: string) =>
  api.call<Routes['unsubscribe']>('POST', '/unsubscribe/:token', { params: { token } });

/** Sets the e-mail preferences of an unsubscribe link individually. */
export const chooseUnsubscribe = (api: Api, token: string, body: NonNullable<InputOf<Routes['choose']>['body']>) =>
  api.call<Routes['choose']>('PATCH', '/unsubscribe/:token', { params: { token }, body });

/** Reverts an unsubscription. */
export const resubscribe = (api: Api, token: string) =>
  api.call<Routes['resubscribe']>('POST', '/unsubscribe/resubscribe/:token', { params: { token } });
