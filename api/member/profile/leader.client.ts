import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';
import type { leaderRoutes } from './leader.contract.ts';

type Routes = typeof leaderRoutes;

/** Lists the members with the highest score in a time span. */
export const listLeaders = (api: Api, query: InputOf<Routes['list']>['query'] = {}) =>
  api.call<Routes['list']>('GET', '/users/leaders', { query });
