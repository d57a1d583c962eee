import type { Api } from '#api/api.ts';
import type { reportRoutes } from '#api/moderation/report/report.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof reportRoutes;
type Body<Name extends keyof Routes> = NonNullable<InputOf<Routes[Name]>['body']>;

const of = (reportID: number) => ({ params: { reportID } });

/** Lists reports. */
export const listReports = (api: Api, query: InputOf<Routes['list']>['query'] = {}) =>
  api.call<Routes['list']>('GET', '/reports', { query });

/** Lists records with at least the given number of reports. */
export const listReportCounters = (api: Api, query: InputOf<Routes['automation']>['query']) =>
  api.call<Routes['automation']>('GET', '/reports/automation', { query });

/** Reports a post, a message or a member. */
export const addReport = (api: Api, body: Body<'add'>) => api.call<Routes['add']>('POST', '/reports', { body });

/** Returns a report. */
export const readReport = (api: Api, reportID: number) =>
  api.call<Routes['get']>('GET', '/reports/:reportID', of(reportID));

/** Assigns the open reports of a record to the viewer or to another member, or unassigns them. */
export const assignReport = (api: Api, reportID: number, body: Body<'assign'>) =>
  api.call<Routes['assign']>('PUT', '/reports/:reportID/assignee', { ...of(reportID), body });

/** Dismisses all open reports of a record. */
export const dismissReport = (api: Api, reportID: number) =>
  api.call<Routes['dismiss']>('POST', '/reports/:reportID/dismiss', of(reportID));

/** Approves a reported record: it stays as it is, and its open reports are dismissed. */
export const approveReportedRecord = (api: Api, reportID: number, body: Body<'approve'> = {}) =>
  api.call<Routes['approve']>('PATCH', '/reports/:reportID/approve-record', { ...of(reportID), body });

/** Removes a reported record. */
export const rejectReportedRecord = (api: Api, reportID: number, body: Body<'reject'> = {}) =>
  api.call<Routes['reject']>('PATCH', '/reports/:reportID/reject-record', { ...of(reportID), body });

/** Closes a reported discussion. */
export const closeReportedRecord = (api: Api, reportID: number) =>
  api.call<Routes['close']>('PATCH', '/reports/:reportID/close-record', of(reportID));

/** Undoes the handling of a report. */
export const undoReport = (api: Api, reportID: number) =>
  api.call<Routes['undo']>('POST', '/reports/:reportID/undo', of(reportID));
