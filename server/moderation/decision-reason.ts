import { ApiError } from '#api/errors.ts';
import type { Words } from '#api/words.ts';
import type { Queryable } from '#server/category/queryable.ts';
import type { DecisionReason } from './decision.queries.ts';
import { listReasons } from './report-reason.queries.ts';
import { reasonFragment } from './report-reason-view.ts';

/** Why a mute or ban came by the points of warnings, in the words of whom it is about. */
export const pointReason = ({ t }: Words): DecisionReason => ({
  reportReasonID: null,
  name: t('sanction.by-points.name'),
  description: t('sanction.by-points.description'),
});

/**
 * A reason of the list of reasons as it is named now, in the words of whom the decision is about.
 *
 * @throws {ApiError} request.invalid when there is none.
 */
export async function reasonOf(
  db: Queryable,
  reportReasonID: string | undefined,
  words: Words,
): Promise<DecisionReason | undefined> {
  if (!reportReasonID) return undefined;
  const rows = await listReasons(db);
  const row = rows.find((one) => one.report_reason_id === reportReasonID && one.date_deleted === null);
  if (!row) throw ApiError.fields({ reportReasonID: 'This reason does not exist.' });
  const { name, description } = reasonFragment(row, words);
  return { reportReasonID, name, description };
}
