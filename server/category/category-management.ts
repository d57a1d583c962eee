import type { Transaction } from 'kysely';
import type { Category, CategoryPatch, CategoryPost } from '#api/category/category-fields.contract.ts';
import { ApiError } from '#api/errors.ts';
import { type Arrangement, arrangePlaces } from '#server/category/category-arrangement.queries.ts';
import * as changes from '#server/category/category-change.queries.ts';
import * as log from '#server/category/category-log.ts';
import { deleteCategory } from '#server/category/category-removal.queries.ts';
import { presentCategories } from '#server/category/category-view.ts';
import { withCategoryAuthority } from '#server/member/role/authority-change.ts';
import { logInsertedRows, withRowLog } from '#server/moderation/log/row-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';

const present = async (forum: Forum, viewer: Viewer, categoryID: number): Promise<Category> => {
  const tree = await forum.categories.get();
  const node = requireFound(tree.byID(categoryID), 'category.not-found');
  return (await presentCategories(forum, viewer, tree, [], [node]))(node);
};

const entryOf = (viewer: Viewer, categoryID: number) =>
  ({ recordType: 'category', recordID: categoryID, actorID: viewer.userID, isPublic: false }) as const;

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

/** Maps constraint violations of concurrent changes, which only the database detects, to the corresponding ApiError. */
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

/** Creates a category and returns it as presented to the viewer. */
export async function addCategory(forum: Forum, viewer: Viewer, post: CategoryPost): Promise<Category> {
  const by = { userID: viewer.userID, now: forum.now() };
  const categoryID = await refusing(
    inTransaction(forum.database, async (trx) => {
      const made = await withCategoryAuthority(trx, viewer, () => changes.insertCategory(trx, post, by));
      await logInsertedRows(trx, log.categorySources, { action: 'category.add', ...entryOf(viewer, made) });
      return made;
    }),
  );
  await log.invalidateCategories(forum);
  return present(forum, viewer, categoryID);
}

/** Changes a category and returns its new state. */
export async function changeCategory(
  forum: Forum,
  viewer: Viewer,
  categoryID: number,
  patch: CategoryPatch,
): Promise<Category> {
  const change = { action: 'category.change', ...entryOf(viewer, categoryID) } as const;
  await refusing(
    inTransaction(forum.database, (trx) =>
      withCategoryAuthority(trx, viewer, () =>
        withRowLog(trx, log.categorySources, change, () => changes.updateCategory(trx, categoryID, patch, forum.now())),
      ),
    ),
  );
  await log.invalidateCategories(forum);
  return present(forum, viewer, categoryID);
}

/**
 * Adds a post type to the types that a restricted category allows. Must run inside a transaction; call
 * `invalidateCategories` afterwards.
 */
export async function allowPostType(
  trx: Transaction<Tables>,
  forum: Forum,
  viewer: Viewer,
  { categoryID, postTypeID }: { categoryID: number; postTypeID: string },
): Promise<void> {
  const allowedPostTypeIDs = [...(viewer.categories.byID(categoryID)?.allowedDiscussionTypes ?? []), postTypeID];
  await withRowLog(trx, log.categorySources, { action: 'category.change', ...entryOf(viewer, categoryID) }, () =>
    changes.updateCategory(trx, categoryID, { allowedPostTypeIDs }, forum.now()),
  );
}

/** Sorts categories in the given order. */
export async function sortCategories(forum: Forum, viewer: Viewer, categoryIDs: readonly number[]): Promise<void> {
  const sorting = { action: 'category.sort', ...entryOf(viewer, 0) } as const;
  await inTransaction(forum.database, (trx) =>
    withRowLog(trx, log.categoryOrderSources, sorting, () => changes.sortCategories(trx, categoryIDs)),
  );
  await forum.categories.changed();
}

/**
 * Sets the order and the parents of categories. Throws ApiError `category.arranged-meanwhile` when they have changed
 * since the client loaded them.
 */
export async function arrangeCategories(forum: Forum, viewer: Viewer, requested: Arrangement): Promise<void> {
  const arranging = { action: 'category.arrange', ...entryOf(viewer, 0) } as const;
  await inTransaction(forum.database, (trx) =>
    withCategoryAuthority(trx, viewer, () =>
      withRowLog(trx, log.categoryPlaceSources, arranging, () => arrangePlaces(trx, requested)),
    ),
  );
  await log.invalidateCategories(forum);
}

/**
 * Deletes a category. Its content moves to `newCategoryID`, if given; this requires discussions.view in the deleted
 * category.
 */
export async function removeCategory(
  forum: Forum,
  viewer: Viewer,
  categoryID: number,
  newCategoryID?: number,
): Promise<void> {
  if (newCategoryID !== undefined) requirePermission(viewer, 'discussions.view', categoryID);
  const removal = { action: 'category.delete', ...entryOf(viewer, categoryID) } as const;
  await refusing(
    inTransaction(forum.database, (trx) =>
      withCategoryAuthority(trx, viewer, () =>
        withRowLog(trx, log.categoryContentSources, removal, () => deleteCategory(trx, categoryID, newCategoryID)),
      ),
    ),
  );
  await log.invalidateCategories(forum);
}
