import { sql, type Transaction } from 'kysely';
import type { Tables } from '#server/platform/tables.ts';
import { addToCategory, refreshLastPosts } from './category-counter.ts';

type Trx = Transaction<Tables>;

const countForAuthor = (trx: Trx, discussionID: number, change: number) =>
  sql`
  update member set count_discussions = greatest(0, count_discussions + ${change})
  where user_id = (select insert_user_id from discussion where discussion_id = ${discussionID})
`.execute(trx);

/**
 * Leaves a link to a discussion in a category that it was moved out of: a discussion of type `redirect`, closed, at the
 * same place of the list. Gives its number.
 */
export async function leaveRedirect(
  trx: Trx,
  { discussionID, categoryID, url }: { discussionID: number; categoryID: number; url: string },
): Promise<number> {
  const { rows } = await sql<{ discussion_id: number }>`
    insert into discussion (category_id, type, name, body, format, body_html, insert_user_id, last_user_id, date_inserted,
      date_last_comment, hot, closed, canonical_url)
    select ${categoryID}, 'redirect', name, ${url}::text, 'text', '', insert_user_id, insert_user_id, date_inserted,
      date_last_comment, hot, true, ${url}::text
    from discussion where discussion_id = ${discussionID}
    returning discussion_id
  `.execute(trx);
  const redirectID = (rows[0] as { discussion_id: number }).discussion_id;
  await countForAuthor(trx, redirectID, 1);
  await addToCategory(trx, categoryID, { discussions: 1 });
  await refreshLastPosts(trx, [categoryID]);
  return redirectID;
}

/** Takes such a link away, as if it had never been; nothing happens when it is gone. */
export async function removeRedirect(trx: Trx, redirectID: number): Promise<void> {
  const { rows } = await sql<{ category_id: number }>`
    select category_id from discussion
    where discussion_id = ${redirectID} and type = 'redirect' and date_deleted is null for update
  `.execute(trx);
  const [found] = rows;
  if (!found) return;
  await countForAuthor(trx, redirectID, -1);
  await sql`delete from discussion where discussion_id = ${redirectID}`.execute(trx);
  await addToCategory(trx, found.category_id, { discussions: -1 });
  await refreshLastPosts(trx, [found.category_id]);
}
