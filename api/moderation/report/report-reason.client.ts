import type { Api } from '#api/api.ts';
import type { reportReasonRoutes } from '#api/moderation/report/report-reason.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof reportReasonRoutes;
type Body<Name extends keyof Routes> = NonNullable<InputOf<Routes[Name]>['body']>;

/** Lists the reasons for reports that one may give; all of them for who administers them. */
export const listReportReasons = (api: Api, query: InputOf<Routes['list']>['query'] = {}) =>
  api.call<Routes['list']>('GET', '/report-reasons', { query });

/** Reads a reason. */
export const readReportReason = (api: Api, reportReasonID: string, query: InputOf<Routes['get']>['query'] = {}) =>
  api.call<Routes['get']>('GET', '/report-reasons/:reportReasonID', { params: { reportReasonID }, query });

/** Makes a reason (site.manage). */
export const addReportReason = (api: Api, body: Body<'add'>) =>
  api.call<Routes['add']>('POST', '/report-reasons', { body });

/** Changes a reason (site.manage). */
export const changeReportReason = (api: Api, reportReasonID: string, body: Body<'change'>) =>
  api.call<Routes['change']>('PATCH', '/report-reasons/:reportReasonID', { params: { reportReasonID }, body });

/** Deletes a reason (site.manage). */
export const removeReportReason = (api: Api, reportReasonID: string) =>
  api.call<Routes['remove']>('DELETE', '/report-reasons/:reportReasonID', { params: { reportReasonID } });

/** Puts reasons into order (site.manage): the place of each by its name. */
export const sortReportReasons = (api: Api, body: Body<'sort'>) =>
  api.call<Routes['sort']>('PUT', '/report-reasons/sorts', { body });
