import { sql, type Transaction } from 'kysely';
import { urlcodeOf } from '#api/category/category-address.ts';
import { maxCategoryDepth } from '#api/category/category-depth.ts';
import type { CategoryPatch, CategoryPost } from '#api/category/category-fields.contract.ts';
import { ApiError } from '#api/errors.ts';
import { foldedIdentity, isSameIdentity } from '#api/folded-identity.ts';
import { reservedUrlcodes } from '#server/category/category.policy.ts';
import { setCategoryPermissions } from '#server/category/category-permission.queries.ts';
import { type CategoryTree, loadCategoryTree } from '#server/category/category-tree.ts';
import { urlcodeKeys } from '#server/member/identity/identity-keys.ts';
import { codeSkeletonOf } from '#server/member/identity/name-skeleton.ts';
import type { Tables } from '#server/platform/database/tables.ts';

type Trx = Transaction<Tables>;

/** Locks all categories against concurrent rearrangement until the transaction ends, and loads the current tree. */
export async function lockCategories(trx: Trx): Promise<CategoryTree> {
  await sql`select category_id from category order by category_id for no key update`.execute(trx);
  return loadCategoryTree(trx);
}

/**
 * Returns the column of the post types that a patch allows, under either of their two names; null allows all types.
 * Returns undefined when the patch does not change them.
 */
function typesIn({ allowedDiscussionTypes, allowedPostTypeIDs, hasRestrictedPostTypes }: CategoryPatch) {
  const types = hasRestrictedPostTypes === false ? [] : (allowedPostTypeIDs ?? allowedDiscussionTypes);
  return types && { allowed_discussion_types: types.length > 0 ? [...new Set(types)] : null };
}

const columnsOf = (patch: CategoryPatch) => ({
  ...(patch.name !== undefined && { name: patch.name }),
  ...(patch.description !== undefined && { description: patch.description || null }),
  ...(patch.parentCategoryID !== undefined && { parent_category_id: parentIn(patch) }),
  ...(patch.displayAs !== undefined && { display_as: patch.displayAs }),
  ...(patch.isArchived !== undefined && { is_archived: patch.isArchived }),
  ...(patch.featured !== undefined && { featured: patch.featured }),
  ...(patch.hideFromRecent !== undefined && { hide_from_recent: patch.hideFromRecent }),
  ...typesIn(patch),
  ...(patch.qnaFollowUpNotification !== undefined && { question_follow_up: patch.qnaFollowUpNotification }),
  ...(patch.iconUrl !== undefined && { icon_url: patch.iconUrl }),
  ...(patch.bannerUrl !== undefined && { banner_url: patch.bannerUrl }),
  ...(patch.sort !== undefined && { sort: patch.sort }),
});

/** Returns the requested parent. 0, -1 and null mean the root. */
const parentIn = ({ parentCategoryID }: CategoryPatch): number | null =>
  parentCategoryID && parentCategoryID > 0 ? parentCategoryID : null;

const heightBelow = (tree: CategoryTree, categoryID: number): number => {
  const top = tree.byID(categoryID)?.depth ?? 1;
  return Math.max(...tree.withDescendants(categoryID).map((id) => (tree.byID(id)?.depth ?? top) - top), 0);
};

/**
 * Checks the parent of a category. Throws when it does not exist or is a descendant of the category, or when the
 * category or its descendants would exceed the maximum depth.
 */
export function checkParent(tree: CategoryTree, parentID: number | null, categoryID?: number): void {
  if (parentID === null) return;
  const parent = tree.byID(parentID);
  if (!parent) throw ApiError.fields({ parentCategoryID: 'This category does not exist.' });
  if (categoryID !== undefined && tree.withDescendants(categoryID).includes(parentID))
    throw new ApiError('category.cycle');
  const height = categoryID === undefined ? 0 : heightBelow(tree, categoryID);
  if (parent.depth + 1 + height > maxCategoryDepth) throw new ApiError('category.too-deep');
}

const urlcodeTaken = () =>
  new ApiError('category.urlcode-taken', {
    errors: {
      urlcode: [
        { field: 'urlcode', code: 'taken', message: 'A category with this code already exists. Choose another code.' },
      ],
    },
  });

const isFree = (tree: CategoryTree, urlcode: string, own?: number): boolean => {
  const skeleton = codeSkeletonOf(urlcode);
  const holder = tree.all.find(
    (node) =>
      node.categoryID !== own && (isSameIdentity(node.urlcode, urlcode) || codeSkeletonOf(node.urlcode) === skeleton),
  );
  return !reservedUrlcodes.has(foldedIdentity(urlcode)) && !holder;
};

const codeColumns = (urlcode: string) => ({ urlcode, ...urlcodeKeys(urlcode) });

/**
 * Returns the requested urlcode, or an unused one derived from the name. Throws ApiError `category.urlcode-taken` when
 * the requested urlcode is in use or reserved.
 */
export function freeUrlcode(tree: CategoryTree, requested: string | undefined, name: string, own?: number): string {
  if (requested !== undefined) {
    if (!isFree(tree, requested, own)) throw urlcodeTaken();
    return requested;
  }
  const made = urlcodeOf(name) || 'category';
  const stem = /^\d+$/.test(made) ? `category-${made}` : made;
  for (let count = 1; ; count += 1) {
    const code = count === 1 ? stem : `${stem.slice(0, 90)}-${count}`;
    if (isFree(tree, code, own)) return code;
  }
}

/** Creates a category at the end of the order and returns its ID. Must run inside a transaction. */
export async function insertCategory(trx: Trx, post: CategoryPost, by: { userID: number; now: Date }): Promise<number> {
  const tree = await lockCategories(trx);
  checkParent(tree, parentIn(post));
  const urlcode = freeUrlcode(tree, post.urlcode, post.name);
  const { category_id } = await trx
    .insertInto('category')
    .values({
      ...columnsOf(post),
      name: post.name,
      sort: post.sort ?? sql<number>`(select coalesce(max(sort), 0) + 1 from category)`,
      urlcode,
      ...urlcodeKeys(urlcode),
      insert_user_id: by.userID,
      date_inserted: by.now,
    })
    .returning('category_id')
    .executeTakeFirstOrThrow();
  await setCategoryPermissions(trx, await loadCategoryTree(trx), category_id, post);
  return category_id;
}

/** Changes a category. Omitted properties remain unchanged. Must run inside a transaction. */
export async function updateCategory(trx: Trx, categoryID: number, patch: CategoryPatch, now: Date): Promise<void> {
  const tree = await lockCategories(trx);
  if (!tree.byID(categoryID)) throw new ApiError('category.not-found');
  if (patch.parentCategoryID !== undefined) checkParent(tree, parentIn(patch), categoryID);
  const code =
    patch.urlcode === undefined ? {} : codeColumns(freeUrlcode(tree, patch.urlcode, patch.name ?? '', categoryID));
  await trx
    .updateTable('category')
    .set({ ...columnsOf(patch), ...code, date_updated: now })
    .where('category_id', '=', categoryID)
    .execute();
  await setCategoryPermissions(trx, tree, categoryID, patch);
}

/** Sorts categories in the given order. Must run inside a transaction. */
export async function sortCategories(trx: Trx, categoryIDs: readonly number[]): Promise<void> {
  const tree = await lockCategories(trx);
  if (categoryIDs.some((id) => !tree.byID(id))) throw new ApiError('category.not-found');
  await sql`
    update category set sort = wanted.sort
    from unnest(${categoryIDs}::bigint[]) with ordinality as wanted (category_id, sort)
    where category.category_id = wanted.category_id
  `.execute(trx);
}
