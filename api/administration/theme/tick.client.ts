import type { tickRoutes } from '#api/administration/theme/tick.contract.ts';
import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof tickRoutes;

/** Tells that a page was seen. */
export const sendTick = (api: Api, event: NonNullable<InputOf<Routes['tick']>['body']>) =>
  api.call<Routes['tick']>('POST', '/tick', { body: event });

/** Reads whether one's visits are counted namelessly. */
export const readPrivacy = (api: Api) => api.call<Routes['privacy']>('GET', '/analytics/privacy');

/** Says whether one's visits are counted namelessly; `-1` as the site says. */
export const changePrivacy = (api: Api, AnonymizeData: '1' | '0' | '-1') =>
  api.call<Routes['changePrivacy']>('POST', '/analytics/privacy', { body: { AnonymizeData } });
