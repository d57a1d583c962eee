import { sql, type Transaction } from 'kysely';
import { lockDiscussion } from '#server/discussion/discussion-change.queries.ts';
import { findLinks } from '#server/discussion/discussion-link.queries.ts';
import { addToCategory, refreshLastPosts } from '#server/discussion/reading/category-counter.ts';
import { liftRemoval } from '#server/moderation/decision/removal-decision.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/**
 * Restores a deleted discussion with its content (comments, reactions, bookmarks and tags are preserved by deletion)
 * and the redirects that were deleted with it, and increments the counters of its category, tags and authors. Returns
 * false when the discussion was not deleted.
 */
export async function restoreDiscussion(trx: Transaction<Tables>, discussionID: number): Promise<boolean> {
  const locked = await lockDiscussion(trx, discussionID);
  if (!locked || locked.date_deleted === null) return false;
  const linkIDs = await findLinks(trx, discussionID, { deletedWithIt: true });
  await sql`
    with restored as (
      update discussion set date_deleted = null, delete_user_id = null where discussion_id = ${discussionID}),
    tagged as (
      update tag set count_discussions = count_discussions + 1
      where tag_id in (select tag_id from discussion_tag where discussion_id = ${discussionID})),
    written as (
      select insert_user_id as user_id, 0 as discussions, count(*)::integer as comments
      from comment
      where discussion_id = ${discussionID} and date_deleted is null
      group by insert_user_id
      union all
      select ${locked.insert_user_id}::bigint, 1, 0),
    summed as (
      select user_id, sum(discussions) as discussions, sum(comments) as comments from written group by user_id)
    update member
    set count_discussions = count_discussions + summed.discussions, count_comments = count_comments + summed.comments
    from summed
    where member.user_id = summed.user_id
  `.execute(trx);
  await addToCategory(trx, locked.category_id, { discussions: 1, comments: locked.count_comments });
  await refreshLastPosts(trx, [locked.category_id]);
  await liftRemoval(trx, { recordType: 'discussion', recordID: discussionID });
  for (const linkID of linkIDs) await restoreDiscussion(trx, linkID);
  return true;
}
