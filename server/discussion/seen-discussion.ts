import { sql, type Transaction } from 'kysely';
import type { SeenDiscussion } from '#api/discussion/discussion-fields.contract.ts';
import { ApiError } from '#api/errors.ts';
import type { Tables } from '#server/platform/tables.ts';

/**
 * Refuses a change by somebody who saw the discussion otherwise than it is now: another moderator was quicker. Call it
 * with the discussion locked. @throws {ApiError} discussion.changed-meanwhile
 */
export async function demandAsSeen(
  trx: Transaction<Tables>,
  discussionID: number,
  seen: SeenDiscussion | undefined,
): Promise<void> {
  if (!seen) return;
  const { rows } = await sql<Required<SeenDiscussion>>`
    select closed, sink, resolved, pinned, pin_location as "pinLocation", category_id as "categoryID",
      insert_user_id as "insertUserID", type
    from discussion where discussion_id = ${discussionID}
  `.execute(trx);
  const now = rows[0];
  const names = Object.keys(seen) as (keyof SeenDiscussion)[];
  if (now && names.some((name) => seen[name] !== undefined && seen[name] !== now[name]))
    throw new ApiError('discussion.changed-meanwhile');
}
