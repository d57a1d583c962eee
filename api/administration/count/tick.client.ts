import type { tickRoutes } from '#api/administration/count/tick.contract.ts';
import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof tickRoutes;

/** Records a page view. */
export const sendTick = (api: Api, event: NonNullable<InputOf<Routes['tick']>['body']>) =>
  api.call<Routes['tick']>('POST', '/tick', { body: event });

/** Reads whether the caller's visits are counted anonymously. */
export const readPrivacy = (api: Api) => api.call<Routes['privacy']>('GET', '/analytics/privacy');

/** Sets whether the caller's visits are counted anonymously. `-1` restores the site's default. */
export const changePrivacy = (api: Api, AnonymizeData: '1' | '0' | '-1') =>
  api.call<Routes['changePrivacy']>('POST', '/analytics/privacy', { body: { AnonymizeData } });
