import type { Api } from '#api/api.ts';
import type { userReactionRoutes } from '#api/member/profile/user-reaction.contract.ts';
import type { InputOf } from '#api/route.ts';

type Reacted = (typeof userReactionRoutes)['reacted'];

/** Lists a member's posts that got one reaction. */
export const listReacted = (api: Api, id: number, query: InputOf<Reacted>['query']) =>
  api.call<Reacted>('GET', '/users/:id/reacted', { params: { id }, query });
