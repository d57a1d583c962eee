import type { Api } from '#api/api.ts';
import type { userReactionRoutes } from '#api/member/profile/user-reaction.contract.ts';
import type { InputOf } from '#api/route.ts';

type Reacted = (typeof userReactionRoutes)['reacted'];

/** Lists the posts of a member that received a given reaction. */
export const listReacted = (api: Api, id: number, query: InputOf<Reacted>['query']) =>
  api.call<Reacted>('GET', '/users/:id/reacted', { params: { id }, query });
