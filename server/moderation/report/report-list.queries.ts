import { sql } from 'kysely';
import {
  findHeldReports,
  type HeldReportRow,
  heldReportsWhere,
} from '#server/moderation/approval/held-report.queries.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import {
  countedMost,
  findReports,
  listReports,
  type ReportQuery,
  type ReportRow,
  reportsWhere,
} from './report.queries.ts';

/**
 * Returns a page of the requested reports, including held posts, with the total count. With `isPending=false` only
 * reports are included.
 */
export async function listReportsAndHeld(
  db: Queryable,
  viewer: Viewer,
  query: ReportQuery,
): Promise<{ rows: readonly (ReportRow | HeldReportRow)[]; total: number }> {
  if (query.isPending === false) return listReports(db, viewer, query);
  const reported = query.isPending ? sql`false` : reportsWhere(viewer, query);
  const held = heldReportsWhere(viewer, query);
  const direction = query.sort === 'dateInserted' ? sql`asc` : sql`desc`;
  const offset = (query.page - 1) * query.limit;
  const last = sql`order by report_id ${direction} limit ${offset + query.limit}`;
  const { rows: page } = await sql<{ reportID: number; isHeld: boolean }>`
    select report_id as "reportID", is_held as "isHeld" from (
      (select r.report_id, false as is_held from report r where ${reported} ${last})
      union all
      (select h.report_id, true as is_held from held_post h where ${held} ${last})) found
    order by report_id ${direction} limit ${query.limit} offset ${offset}
  `.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select (select count(*) from (select from report r where ${reported} limit ${countedMost}) counted)
      + (select count(*) from (select from held_post h where ${held} limit ${countedMost}) counted) as total
  `.execute(db);
  const idsOf = (isHeld: boolean) => page.filter((one) => one.isHeld === isHeld).map(({ reportID }) => reportID);
  const [reports, posts] = await Promise.all([findReports(db, idsOf(false)), findHeldReports(db, idsOf(true))]);
  const byID = new Map([...reports, ...posts].map((row) => [row.reportID, row]));
  return { rows: page.flatMap(({ reportID }) => byID.get(reportID) ?? []), total: counted[0]?.total ?? 0 };
}
