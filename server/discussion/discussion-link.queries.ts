import { sql, type Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';

/**
 * Finds the redirects to a discussion that moves and merges have left: the existing ones, or those that were deleted
 * together with the discussion but not individually.
 */
export async function findLinks(
  trx: Transaction<Tables>,
  discussionID: number,
  { deletedWithIt = false }: { deletedWithIt?: boolean } = {},
): Promise<number[]> {
  const state = deletedWithIt
    ? sql`date_deleted = (select date_deleted from discussion target where target.discussion_id = ${discussionID})
        and not exists (
          select from moderation_log
          where record_type = 'discussion' and record_id = discussion.discussion_id and action = 'discussion.delete'
            and undone_by is null)`
    : sql`date_deleted is null`;
  const { rows } = await sql<{ discussion_id: number }>`
    select discussion_id from discussion
    where type = 'redirect' and substring(canonical_url from '^/discussion/([0-9]{1,15})')::bigint = ${discussionID} and ${state}
    order by discussion_id
  `.execute(trx);
  return rows.map(({ discussion_id }) => discussion_id);
}
