import { sql } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { Queryable } from '#server/category/queryable.ts';
import type { DecisionReason } from './decision.queries.ts';

/** The reason of the list of reasons, as it is named now. @throws {ApiError} request.invalid when there is none. */
export async function reasonOf(db: Queryable, reportReasonID: string | undefined): Promise<DecisionReason | undefined> {
  if (!reportReasonID) return undefined;
  const { rows } = await sql<DecisionReason>`
    select report_reason_id as "reportReasonID", name, description from report_reason
    where report_reason_id = ${reportReasonID} and not deleted
  `.execute(db);
  if (!rows[0]) throw ApiError.fields({ reportReasonID: 'There is no such reason.' });
  return rows[0];
}
