import type { Api } from '#api/api.ts';
import type { sessionRoutes } from '#api/member/session/session.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof sessionRoutes;

/** Signs in with a name or an e-mail address. */
export const signIn = (api: Api, body: InputOf<Routes['signIn']>['body']) =>
  api.call<Routes['signIn']>('POST', '/sessions', { body });

/** Signs out. */
export const signOut = (api: Api) => api.call<Routes['signOut']>('DELETE', '/sessions/current');

/** Lists the caller's own sessions, or those of a given member. */
export const listSessions = (api: Api, query: InputOf<Routes['list']>['query'] = {}) =>
  api.call<Routes['list']>('GET', '/sessions', { query });

/** Ends one session, or all sessions except the current one. */
export const endSessions = (api: Api, query: InputOf<Routes['end']>['query'] = {}) =>
  api.call<Routes['end']>('DELETE', '/sessions', { query });
