import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import { maxCategoryDepth } from '#api/category/category-depth.ts';
import type { CategoryPlace } from '#api/category/category-fields.contract.ts';
import { ApiError } from '#api/errors.ts';
import { lockCategories } from '#server/category/category-change.queries.ts';
import type { CategoryTree } from '#server/category/category-tree.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/** The positions of categories as the client last loaded them, and the requested positions. */
export interface Arrangement {
  readonly known: readonly CategoryPlace[];
  readonly places: readonly CategoryPlace[];
}

/**
 * Applies the requested order and parents to categories. Categories that are not listed retain their parents and their
 * slots between the others. Must run inside a transaction.
 *
 * @throws {ApiError} `category.arranged-meanwhile`, `category.cycle`, `category.too-deep`, or a field error at
 * `places`.
 */
export async function arrangePlaces(trx: Transaction<Tables>, { known, places }: Arrangement): Promise<void> {
  const tree = await lockCategories(trx);
  const ids = new Set(known.map(({ categoryID }) => categoryID));
  const now = tree.all.filter(({ categoryID }) => ids.has(categoryID)).map(placeOf);
  if (!isDeepStrictEqual(now, known)) throw new ApiError('category.arranged-meanwhile');
  const parents = new Map(places.map(({ categoryID, parentCategoryID }) => [categoryID, parentCategoryID]));
  if (
    places.length !== known.length ||
    parents.size !== known.length ||
    !known.every((one) => parents.has(one.categoryID))
  )
    throw ApiError.fields({ places: 'List each existing category only once.' });
  const wanted = wantedPlaces(tree, places);
  checkParents(wanted);
  await sql`
    update category set sort = wanted.sort, parent_category_id = wanted.parent
    from unnest(
      ${wanted.map(({ categoryID }) => categoryID)}::bigint[],
      ${wanted.map(({ parentCategoryID }) => parentCategoryID)}::bigint[]
    ) with ordinality as wanted (category_id, parent, sort)
    where category.category_id = wanted.category_id
  `.execute(trx);
}

const placeOf = ({ categoryID, parentCategoryID }: CategoryPlace): CategoryPlace => ({ categoryID, parentCategoryID });

/**
 * Returns the requested positions of all categories: the listed categories fill, in order, the slots that listed
 * categories occupied.
 */
function wantedPlaces(tree: CategoryTree, places: readonly CategoryPlace[]): readonly CategoryPlace[] {
  const named = new Set(places.map(({ categoryID }) => categoryID));
  const next = places.values();
  return tree.all.map((node) => (named.has(node.categoryID) ? (next.next().value ?? node) : node)).map(placeOf);
}

/**
 * Checks the parents of categories. Throws when a parent does not exist or is a descendant of the category, or when a
 * category exceeds the maximum depth.
 */
function checkParents(places: readonly CategoryPlace[]): void {
  const parents = new Map(places.map(({ categoryID, parentCategoryID }) => [categoryID, parentCategoryID]));
  for (const { categoryID } of places) {
    const seen = new Set<number>();
    for (let id: number | null = categoryID; id !== null; id = parents.get(id) ?? null) {
      if (!parents.has(id)) throw ApiError.fields({ places: 'This category does not exist.' });
      if (seen.has(id)) throw new ApiError('category.cycle');
      seen.add(id);
    }
    if (seen.size > maxCategoryDepth) throw new ApiError('category.too-deep');
  }
}
