import { sql, type Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import { takesDiscussions } from '#server/category/category.policy.ts';
import { checkParent, lockCategories } from '#server/category/category-change.queries.ts';
import type { CategoryTree } from '#server/category/category-tree.ts';
import type { Tables } from '#server/platform/database/tables.ts';

type Trx = Transaction<Tables>;

const hasDiscussions = async (trx: Trx, categoryID: number): Promise<boolean> => {
  const { rows } = await sql`select from discussion where category_id = ${categoryID} limit 1`.execute(trx);
  return rows.length > 0;
};

/**
 * Deletes a category. A category that contains discussions (including deleted ones) or subcategories requires a target
 * category, which receives the content and its counts. Must run inside a transaction.
 *
 * @throws {ApiError} `category.not-empty`, `category.cycle`, `category.not-postable`, `category.too-deep`.
 */
export async function deleteCategory(trx: Trx, categoryID: number, newCategoryID: number | undefined): Promise<void> {
  const tree = await lockCategories(trx);
  const node = tree.byID(categoryID);
  if (!node) throw new ApiError('category.not-found');
  const isFull = await hasDiscussions(trx, categoryID);
  if (newCategoryID !== undefined) {
    checkReceiver(tree, { categoryID, newCategoryID, isFull });
    await moveContent(trx, categoryID, newCategoryID);
  } else if (isFull || node.children.length > 0) throw new ApiError('category.not-empty');
  await sql`delete from role_permission where resource_type = 'category' and resource_id = ${categoryID}`.execute(trx);
  await sql`delete from translation where record_type = 'category' and record_key = ${String(categoryID)}`.execute(trx);
  await sql`delete from category where category_id = ${categoryID}`.execute(trx);
}

function checkReceiver(
  tree: CategoryTree,
  { categoryID, newCategoryID, isFull }: { categoryID: number; newCategoryID: number; isFull: boolean },
): void {
  const receiver = tree.byID(newCategoryID);
  if (!receiver) throw ApiError.fields({ newCategoryID: 'This category does not exist.' });
  if (tree.withDescendants(categoryID).includes(newCategoryID)) throw new ApiError('category.cycle');
  if (isFull && !takesDiscussions(receiver)) throw new ApiError('category.not-postable');
  for (const child of tree.byID(categoryID)?.children ?? []) checkParent(tree, newCategoryID, child.categoryID);
}

/** Moves discussions, subcategories and category drafts to another category, with their counts. */
async function moveContent(trx: Trx, from: number, to: number): Promise<void> {
  await sql`update discussion set category_id = ${to} where category_id = ${from}`.execute(trx);
  await sql`update category set parent_category_id = ${to} where parent_category_id = ${from}`.execute(trx);
  await sql`
    update draft set parent_record_id = ${to} where parent_record_type = 'category' and parent_record_id = ${from}
  `.execute(trx);
  // The counts of the emptied category are transferred here. A concurrent writer that waits for its row then updates no
  // row.
  await sql`
    update category receiver set
      count_discussions = receiver.count_discussions + given.count_discussions,
      count_comments = receiver.count_comments + given.count_comments,
      last_discussion_id = case when given.is_newer then given.last_discussion_id else receiver.last_discussion_id end,
      last_comment_id = case when given.is_newer then given.last_comment_id else receiver.last_comment_id end,
      date_last_post = greatest(receiver.date_last_post, given.date_last_post)
    from (
      select giver.*, giver.date_last_post is not null
        and (old.date_last_post is null or giver.date_last_post > old.date_last_post) as is_newer
      from category giver, category old where giver.category_id = ${from} and old.category_id = ${to}) given
    where receiver.category_id = ${to}
  `.execute(trx);
}
