import { sql } from 'kysely';
import type { z } from 'zod';
import type { reportRoutes } from '#api/moderation/report/report.contract.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { reportPlace, reportsWhere } from './report.queries.ts';
import type { RecordName } from './reported-record.ts';

/** The query parameters for records with several reports. */
export type CounterQuery = z.output<(typeof reportRoutes)['automation']['schema']['querystring']>;

/** A record with its open reports. */
export interface CounterRow extends RecordName {
  readonly record_name: string;
  readonly record_html: string;
  readonly category_id: number | null;
  readonly count_reports: number;
  readonly reason_ids: readonly string[];
}

/** Returns the records with at least the given number of open reports, highest number first. */
export async function listCounters(db: Queryable, viewer: Viewer, query: CounterQuery): Promise<readonly CounterRow[]> {
  const { countReports, page, limit, ...filter } = query;
  const { rows } = await sql<CounterRow>`
    select r.record_type as "recordType", r.record_id as "recordID", max(r.record_name) as record_name,
      max(r.record_html) as record_html, max(${reportPlace}) as category_id, count(*) as count_reports,
      (select array_agg(distinct reason) from report o, unnest(o.reason_ids) reason
        where o.record_type = r.record_type and o.record_id = r.record_id and o.status = 'new') as reason_ids
    from report r
    where ${reportsWhere(viewer, { ...filter, status: ['new'] })}
    group by r.record_type, r.record_id
    having count(*) >= ${countReports}
    order by count(*) desc, r.record_type, r.record_id
    limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  return rows;
}
