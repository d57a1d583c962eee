import type { Api } from '#api/api.ts';
import type { reportRoutes } from '#api/moderation/report/report.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof reportRoutes;
type Body<Name extends keyof Routes> = NonNullable<InputOf<Routes[Name]>['body']>;

const of = (reportID: number) => ({ params: { reportID } });

/** Lists reports. */
export const listReports = (api: Api, query: InputOf<Routes['list']>['query'] = {}) =>
  api.call<Routes['list']>('GET', '/reports', { query });

/** Lists records with at least so many reports. */
export const listReportCounters = (api: Api, query: InputOf<Routes['automation']>['query']) =>
  api.call<Routes['automation']>('GET', '/reports/automation', { query });

/** Reports a post, a message or a member. */
export const addReport = (api: Api, body: Body<'add'>) => api.call<Routes['add']>('POST', '/reports', { body });

/** Reads a report. */
export const readReport = (api: Api, reportID: number) =>
  api.call<Routes['get']>('GET', '/reports/:reportID', of(reportID));

/** Claims the reports of a record, gives them to somebody, or lets go of them. */
export const assignReport = (api: Api, reportID: number, body: Body<'assign'>) =>
  api.call<Routes['assign']>('PUT', '/reports/:reportID/assignee', { ...of(reportID), body });

/** Dismisses all open reports of a record. */
export const dismissReport = (api: Api, reportID: number) =>
  api.call<Routes['dismiss']>('POST', '/reports/:reportID/dismiss', of(reportID));

/** Finds a record in order. */
export const approveReportedRecord = (api: Api, reportID: number, body: Body<'approve'> = {}) =>
  api.call<Routes['approve']>('PATCH', '/reports/:reportID/approve-record', { ...of(reportID), body });

/** Takes a reported record away. */
export const rejectReportedRecord = (api: Api, reportID: number, body: Body<'reject'> = {}) =>
  api.call<Routes['reject']>('PATCH', '/reports/:reportID/reject-record', { ...of(reportID), body });

/** Closes a reported discussion. */
export const closeReportedRecord = (api: Api, reportID: number) =>
  api.call<Routes['close']>('PATCH', '/reports/:reportID/close-record', of(reportID));

/** Takes back how a report was handled. */
export const undoReport = (api: Api, reportID: number) =>
  api.call<Routes['undo']>('POST', '/reports/:reportID/undo', of(reportID));
