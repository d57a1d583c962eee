import type { Api } from '#api/api.ts';
import type { escalationRoutes } from '#api/moderation/escalation/escalation.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof escalationRoutes;
type Body<Name extends keyof Routes> = NonNullable<InputOf<Routes[Name]>['body']>;

/** Lists escalations. */
export const listEscalations = (api: Api, query: InputOf<Routes['list']>['query'] = {}) =>
  api.call<Routes['list']>('GET', '/escalations', { query });

/** Escalates a post. */
export const addEscalation = (api: Api, body: Body<'add'>) => api.call<Routes['add']>('POST', '/escalations', { body });

/** Searches for members who can be assigned to reports and escalations. */
export const lookUpAssignees = (api: Api, query: InputOf<Routes['lookupAssignee']>['query']) =>
  api.call<Routes['lookupAssignee']>('GET', '/escalations/lookup-assignee', { query });

/** Returns an escalation. */
export const readEscalation = (api: Api, escalationID: number) =>
  api.call<Routes['get']>('GET', '/escalations/:escalationID', { params: { escalationID } });

/** Updates an escalation. */
export const changeEscalation = (api: Api, escalationID: number, body: Body<'change'>) =>
  api.call<Routes['change']>('PATCH', '/escalations/:escalationID', { params: { escalationID }, body });
