import type { Api } from '#api/api.ts';
import type { decisionRoutes } from '#api/moderation/decision/decision.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof decisionRoutes;

/** Lists the decisions about a member, newest first. */
export const listDecisionsOfUser = (api: Api, id: number | '$me', query: InputOf<Routes['listOfUser']>['query'] = {}) =>
  api.call<Routes['listOfUser']>('GET', '/users/:id/decisions', { params: { id }, query });

/** Warns, mutes or bans a member. */
export const sanctionUser = (api: Api, id: number, body: InputOf<Routes['sanction']>['body']) =>
  api.call<Routes['sanction']>('POST', '/users/:id/decisions', { params: { id }, body });

/** Warns the authors of several posts, or several members. */
export const warnMany = (
  api: Api,
  body: NonNullable<InputOf<Routes['warnMany']>['body']>,
  query: NonNullable<InputOf<Routes['warnMany']>['query']> = {},
) => api.call<Routes['warnMany']>('POST', '/decisions/warnings', { body, query });

/** Lists decisions, for example those with a pending appeal. */
export const listDecisions = (api: Api, query: InputOf<Routes['list']>['query'] = {}) =>
  api.call<Routes['list']>('GET', '/decisions', { query });

/** Returns a decision. `key` is the key from the notification e-mail; it grants access without signing in. */
export const readDecision = (api: Api, id: number, query: InputOf<Routes['read']>['query'] = {}) =>
  api.call<Routes['read']>('GET', '/decisions/:id', { params: { id }, query });

/** Lifts a sanction. */
export const liftDecision = (api: Api, id: number) =>
  api.call<Routes['lift']>('PUT', '/decisions/:id/lift', { params: { id } });

/** Files an appeal against a decision. */
export const appealDecision = (api: Api, id: number, body: InputOf<Routes['appeal']>['body']) =>
  api.call<Routes['appeal']>('POST', '/decisions/:id/appeal', { params: { id }, body });

/** Answers an appeal. */
export const answerAppeal = (api: Api, id: number, body: InputOf<Routes['answer']>['body']) =>
  api.call<Routes['answer']>('PATCH', '/decisions/:id/appeal', { params: { id }, body });
