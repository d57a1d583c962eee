import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';
import type { unsubscribeRoutes } from './unsubscribe.contract.ts';

type Routes = typeof unsubscribeRoutes;

/** Reads what the link in a message switches off. */
export const readUnsubscribe = (api: Api, token: string) =>
  api.call<Routes['read']>('GET', '/unsubscribe/:token', { params: { token } });

/** Switches off what the link in a message is for. */
export const unsubscribe = (api: Api, token: string) =>
  api.call<Routes['unsubscribe']>('POST', '/unsubscribe/:token', { params: { token } });

/** Chooses among what the link in a message is for. */
export const chooseUnsubscribe = (api: Api, token: string, body: NonNullable<InputOf<Routes['choose']>['body']>) =>
  api.call<Routes['choose']>('PATCH', '/unsubscribe/:token', { params: { token }, body });

/** Takes it back. */
export const resubscribe = (api: Api, token: string) =>
  api.call<Routes['resubscribe']>('POST', '/unsubscribe/resubscribe/:token', { params: { token } });
