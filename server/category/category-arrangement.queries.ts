import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import { maxCategoryDepth } from '#api/category/category-depth.ts';
import type { CategoryPlace } from '#api/category/category-fields.contract.ts';
import { ApiError } from '#api/errors.ts';
import { holdCategories } from '#server/category/category-change.queries.ts';
import type { CategoryTree } from '#server/category/category-tree.ts';
import type { Tables } from '#server/platform/tables.ts';

/** How categories stood when somebody began to arrange them, and how they shall stand. */
export interface Arrangement {
  readonly known: readonly CategoryPlace[];
  readonly places: readonly CategoryPlace[];
}

/**
 * Puts categories into the order and under the parents that are asked for. Those that are not named keep their parents,
 * and their places between the others. Run inside a transaction.
 *
 * @throws {ApiError} `category.arranged-meanwhile`, `category.cycle`, `category.too-deep`, or at the field `places`.
 */
export async function arrangePlaces(trx: Transaction<Tables>, { known, places }: Arrangement): Promise<void> {
  const tree = await holdCategories(trx);
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

/** All categories as they shall stand: the named ones in the slots that named ones have. */
function wantedPlaces(tree: CategoryTree, places: readonly CategoryPlace[]): readonly CategoryPlace[] {
  const named = new Set(places.map(({ categoryID }) => categoryID));
  const next = places.values();
  return tree.all.map((node) => (named.has(node.categoryID) ? (next.next().value ?? node) : node)).map(placeOf);
}

/** Refuses parents that are not there, that lie below the category itself, or that nest categories too deep. */
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
