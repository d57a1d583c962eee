import type { Api } from '#api/api.ts';
import type { applicantRoutes } from '#api/member/session/applicant.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof applicantRoutes;

/** Lists applicants, the longest waiting first. */
export const listApplicants = (api: Api, query: InputOf<Routes['list']>['query'] = {}) =>
  api.call<Routes['list']>('GET', '/applicants', { query });

/** Reads an applicant. */
export const readApplicant = (api: Api, id: number) =>
  api.call<Routes['read']>('GET', '/applicants/:id', { params: { id } });

/** Creates an application on behalf of another person. */
export const addApplicant = (api: Api, body: InputOf<Routes['add']>['body']) =>
  api.call<Routes['add']>('POST', '/applicants', { body });

/** Approves or declines an application. */
export const answerApplicant = (api: Api, id: number, status: 'approved' | 'declined') =>
  api.call<Routes['answer']>('PATCH', '/applicants/:id', { params: { id }, body: { status } });

/** Deletes an application without approving or declining it. */
export const deleteApplicant = (api: Api, id: number) =>
  api.call<Routes['delete']>('DELETE', '/applicants/:id', { params: { id } });
