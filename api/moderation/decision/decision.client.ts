import type { Api } from '#api/api.ts';
import type { decisionRoutes } from '#api/moderation/decision/decision.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof decisionRoutes;

/** Lists the decisions about a member, the latest first. */
export const listDecisionsOfUser = (api: Api, id: number | '$me', query: InputOf<Routes['listOfUser']>['query'] = {}) =>
  api.call<Routes['listOfUser']>('GET', '/users/:id/decisions', { params: { id }, query });

/** Warns, mutes or bans a member. */
export const sanctionUser = (api: Api, id: number, body: InputOf<Routes['sanction']>['body']) =>
  api.call<Routes['sanction']>('POST', '/users/:id/decisions', { params: { id }, body });

/** Warns the authors of many posts, or many members. */
export const warnMany = (
  api: Api,
  body: NonNullable<InputOf<Routes['warnMany']>['body']>,
  query: NonNullable<InputOf<Routes['warnMany']>['query']> = {},
) => api.call<Routes['warnMany']>('POST', '/decisions/warnings', { body, query });

/** Lists decisions, such as those with an appeal that waits. */
export const listDecisions = (api: Api, query: InputOf<Routes['list']>['query'] = {}) =>
  api.call<Routes['list']>('GET', '/decisions', { query });

/** Reads a decision; the key is that of the message about it. */
export const readDecision = (api: Api, id: number, query: InputOf<Routes['read']>['query'] = {}) =>
  api.call<Routes['read']>('GET', '/decisions/:id', { params: { id }, query });

/** Takes a sanction back. */
export const liftDecision = (api: Api, id: number) =>
  api.call<Routes['lift']>('PUT', '/decisions/:id/lift', { params: { id } });

/** Appeals against a decision. */
export const appealDecision = (api: Api, id: number, body: InputOf<Routes['appeal']>['body']) =>
  api.call<Routes['appeal']>('POST', '/decisions/:id/appeal', { params: { id }, body });

/** Answers an appeal. */
export const answerAppeal = (api: Api, id: number, body: InputOf<Routes['answer']>['body']) =>
  api.call<Routes['answer']>('PATCH', '/decisions/:id/appeal', { params: { id }, body });
