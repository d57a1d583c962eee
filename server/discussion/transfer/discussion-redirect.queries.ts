import { sql, type Transaction } from 'kysely';
import { addToCategories, addToCategory, refreshLastPosts } from '#server/discussion/reading/category-counter.ts';
import type { Tables } from '#server/platform/database/tables.ts';

type Trx = Transaction<Tables>;

/** A redirect to create: the target discussion and the category that contains the redirect. */
export interface Redirect {
  readonly discussionID: number;
  readonly categoryID: number;
  readonly url: string;
}

/**
 * Creates redirects to discussions in the categories from which they were moved: closed discussions of type `redirect`
 * at the same positions of the lists. Returns their IDs by the IDs of the discussions.
 */
export async function leaveRedirects(trx: Trx, redirects: readonly Redirect[]): Promise<Map<number, number>> {
  if (redirects.length === 0) return new Map();
  const { rows } = await sql<{ discussion_id: number; redirect_id: number }>`
    with link as (
      select * from unnest(${redirects.map(({ discussionID }) => discussionID)}::bigint[],
        ${redirects.map(({ categoryID }) => categoryID)}::bigint[],
        ${redirects.map(({ url }) => url)}::text[]) as link (discussion_id, category_id, url)),
    made as (
      insert into discussion (category_id, type, name, body, format, body_html, insert_user_id, last_user_id,
        date_inserted, date_last_comment, hot, closed, canonical_url)
      select link.category_id, 'redirect', name, link.url, 'text', '', insert_user_id, insert_user_id, date_inserted,
        date_last_comment, hot, true, link.url
      from link join discussion using (discussion_id)
      returning discussion_id, insert_user_id, canonical_url),
    credited as (
      update member set count_discussions = count_discussions + made_by.count
      from (select insert_user_id, count(*)::integer as count from made group by insert_user_id) made_by
      where user_id = made_by.insert_user_id)
    select link.discussion_id, made.discussion_id as redirect_id from made join link on link.url = made.canonical_url
  `.execute(trx);
  await addToCategories(
    trx,
    redirects.map(({ categoryID }) => ({ categoryID, discussions: 1 })),
  );
  await refreshLastPosts(
    trx,
    redirects.map(({ categoryID }) => categoryID),
  );
  return new Map(rows.map(({ discussion_id, redirect_id }) => [discussion_id, redirect_id]));
}

/** Removes a redirect completely. Does nothing when it no longer exists. */
export async function removeRedirect(trx: Trx, redirectID: number): Promise<void> {
  const { rows } = await sql<{ category_id: number }>`
    select category_id from discussion
    where discussion_id = ${redirectID} and type = 'redirect' and date_deleted is null for update
  `.execute(trx);
  const [found] = rows;
  if (!found) return;
  await sql`
    with gone as (delete from discussion where discussion_id = ${redirectID} returning insert_user_id)
    update member set count_discussions = greatest(0, count_discussions - 1)
    from gone where user_id = gone.insert_user_id
  `.execute(trx);
  await addToCategory(trx, found.category_id, { discussions: -1 });
  await refreshLastPosts(trx, [found.category_id]);
}
