import type { Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { findAuthors } from '#server/post/post-author.ts';

type QuickerCode =
  | `report.${'handled' | 'claimed'}`
  | `decision.${'already' | 'over'}`
  | 'appeal.answered'
  | 'applicant.answered'
  | 'escalation.changed'
  | 'held-post.decided';

/** Returns an error that names the member who acted first and the date. */
export async function conflictError(
  trx: Transaction<Tables>,
  code: QuickerCode,
  { userID, date, ...more }: { userID: number | null; date: string | null; [more: string]: unknown },
): Promise<ApiError> {
  const { name } = (await findAuthors(trx, [userID]))(userID);
  return new ApiError(code, { subject: name, record: { userID, name, date, ...more } });
}
