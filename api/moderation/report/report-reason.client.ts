import type { Api } from '#api/api.ts';
import type { reportReasonRoutes } from '#api/moderation/report/report-reason.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof reportReasonRoutes;
type Body<Name extends keyof Routes> = NonNullable<InputOf<Routes[Name]>['body']>;

/** Lists the report reasons that the viewer may give; all reasons for members who manage them. */
export const listReportReasons = (api: Api, query: InputOf<Routes['list']>['query'] = {}) =>
  api.call<Routes['list']>('GET', '/report-reasons', { query });

/** Returns a report reason. */
export const readReportReason = (api: Api, reportReasonID: string, query: InputOf<Routes['get']>['query'] = {}) =>
  api.call<Routes['get']>('GET', '/report-reasons/:reportReasonID', { params: { reportReasonID }, query });

/** Creates a report reason. Requires `site.manage`. */
export const addReportReason = (api: Api, body: Body<'add'>) =>
  api.call<Routes['add']>('POST', '/report-reasons', { body });

/** Updates a report reason. Requires `site.manage`. */
export const changeReportReason = (api: Api, reportReasonID: string, body: Body<'change'>) =>
  api.call<Routes['change']>('PATCH', '/report-reasons/:reportReasonID', { params: { reportReasonID }, body });

/** Deletes a report reason. Requires `site.manage`. */
export const removeReportReason = (api: Api, reportReasonID: string) =>
  api.call<Routes['remove']>('DELETE', '/report-reasons/:reportReasonID', { params: { reportReasonID } });

/** Reorders report reasons: maps each reason ID to its position. Requires `site.manage`. */
export const sortReportReasons = (api: Api, body: Body<'sort'>) =>
  api.call<Routes['sort']>('PUT', '/report-reasons/sorts', { body });
