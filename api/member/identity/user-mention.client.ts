import type { Api } from '#api/api.ts';
import type { userMentionRoutes } from '#api/member/identity/user-mention.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof userMentionRoutes;

/** Lists the mentions of a member, latest first. */
export const listUserMentions = (api: Api, userID: number, query: InputOf<Routes['list']>['query'] = {}) =>
  api.call<Routes['list']>('GET', '/user-mentions/users/:userID', { params: { userID }, query });

/** Lists the posts that mention the calling member, latest first. */
export const listMyMentions = (api: Api, query: InputOf<Routes['mine']>['query'] = {}) =>
  api.call<Routes['mine']>('GET', '/user-mentions/mine', { query });

/** Removes a member's name from the posts that mention them. Returns the progress. */
export const anonymizeUserMentions = (api: Api, id: number) =>
  api.call<Routes['anonymize']>('POST', '/user-mentions/:id/anonymize', { params: { id } });
