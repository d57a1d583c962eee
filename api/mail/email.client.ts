import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';
import type { emailRoutes } from './email.contract.ts';

type Routes = typeof emailRoutes;
type Body<Name extends keyof Routes> = NonNullable<InputOf<Routes[Name]>['body']>;

/** Renders a preview of the e-mail design. */
export const previewEmail = (api: Api, body: Body<'preview'>) =>
  api.call<Routes['preview']>('POST', '/emails/preview', { body });

/** Sends a test e-mail. */
export const sendTestEmail = (api: Api, body: Body<'sendTest'>) =>
  api.call<Routes['sendTest']>('POST', '/emails/send-test', { body });

/** Sends a member's digest as a test. */
export const sendTestDigest = (api: Api, body: Body<'sendTestDigest'>) =>
  api.call<Routes['sendTestDigest']>('POST', '/emails/send-test-digest', { body });

/** Renders the digest that a member would get now. */
export const previewDigest = (api: Api, query: NonNullable<InputOf<Routes['previewDigest']>['query']> = {}) =>
  api.call<Routes['previewDigest']>('GET', '/digest/preview', { query });

/** Lists the dates of past and upcoming digests. */
export const listDeliveryDates = (api: Api) => api.call<Routes['deliveryDates']>('GET', '/digest/delivery-dates');
