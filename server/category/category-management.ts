import type { Category, CategoryPatch, CategoryPost } from '#api/category/category-fields.contract.ts';
import { ApiError } from '#api/errors.ts';
import * as changes from '#server/category/category-change.queries.ts';
import { deleteCategory } from '#server/category/category-removal.queries.ts';
import { presentCategories } from '#server/category/category-view.ts';
import { inTransaction } from '#server/platform/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { found } from '#server/platform/me.ts';
import type { Viewer } from '#server/platform/viewer.ts';

/** Tells every process that categories, and perhaps who may do what in them, are different now. */
const tellOfChange = async (forum: Forum): Promise<void> => {
  await forum.categories.changed();
  await forum.permissions.changed();
};

const present = async (forum: Forum, viewer: Viewer, categoryID: number): Promise<Category> => {
  const tree = await forum.categories.get();
  const node = found(tree.byID(categoryID), 'category.not-found');
  return (await presentCategories(forum, viewer, tree, [], [node]))(node);
};

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

/** Turns a collision with somebody else's change, seen only by the database, into the refusal it amounts to. */
async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === uniqueViolation) throw new ApiError('category.urlcode-taken', {}, { cause: error });
    if (code === foreignKeyViolation) throw new ApiError('category.not-empty', {}, { cause: error });
    throw error;
  }
}

/** Makes a category and gives it as its maker sees it. */
export async function addCategory(forum: Forum, viewer: Viewer, post: CategoryPost): Promise<Category> {
  const by = { userID: viewer.userID, now: forum.now() };
  const categoryID = await refusing(inTransaction(forum.database, (trx) => changes.insertCategory(trx, post, by)));
  await tellOfChange(forum);
  return present(forum, viewer, categoryID);
}

/** Changes a category and gives it as it is then. */
export async function changeCategory(
  forum: Forum,
  viewer: Viewer,
  categoryID: number,
  patch: CategoryPatch,
): Promise<Category> {
  await refusing(inTransaction(forum.database, (trx) => changes.updateCategory(trx, categoryID, patch, forum.now())));
  await tellOfChange(forum);
  return present(forum, viewer, categoryID);
}

/** Puts categories into the order given. */
export async function sortCategories(forum: Forum, categoryIDs: readonly number[]): Promise<void> {
  await inTransaction(forum.database, (trx) => changes.sortCategories(trx, categoryIDs));
  await forum.categories.changed();
}

/** Deletes a category, its content into another if one is named. */
export async function removeCategory(forum: Forum, categoryID: number, newCategoryID?: number): Promise<void> {
  await refusing(inTransaction(forum.database, (trx) => deleteCategory(trx, categoryID, newCategoryID)));
  await tellOfChange(forum);
}
