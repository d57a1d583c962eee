import { maxCategoryDepth } from '#api/category/category-depth.ts';
import type { CategoryPlace } from '#api/category/category-fields.contract.ts';
import {
  dropItem,
  getOutlinePosition,
  type MoveDirection,
  moveItem,
  type OutlineOrder,
  type OutlineShape,
  type OutlineTarget,
} from '#machines/administration/outline/outline-order.ts';

/** The category tree as a list in display order, parents before their descendants. */
export type CategoryTreeOrder = readonly CategoryPlace[];

/** A drop position: before, in or after another category. */
export interface DropPosition {
  readonly categoryID: number;
  readonly side: OutlineTarget['side'];
}

/** The position of a category among its siblings, counted from 1, with its parent and depth. */
export interface CategoryPosition {
  readonly parentCategoryID: number | null;
  readonly position: number;
  readonly count: number;
  readonly depth: number;
}

const shape: OutlineShape<number> = { lists: [null], maxDepth: maxCategoryDepth };

const toOutline = (places: CategoryTreeOrder): OutlineOrder<number> =>
  places.map(({ categoryID, parentCategoryID }) => ({ id: categoryID, parentID: parentCategoryID }));

const fromOutline = (order: OutlineOrder<number> | undefined): CategoryTreeOrder | undefined =>
  order?.map(({ id, parentID }) => ({ categoryID: id, parentCategoryID: parentID }));

/** Returns the position of a category. */
export function getCategoryPosition(places: CategoryTreeOrder, categoryID: number): CategoryPosition {
  const { parentID, ...position } = getOutlinePosition(toOutline(places), shape, categoryID);
  return { parentCategoryID: parentID, ...position };
}

/** Moves a category by one step. Returns undefined when the step is not possible. */
export const moveCategory = (places: CategoryTreeOrder, categoryID: number, direction: MoveDirection) =>
  fromOutline(moveItem(toOutline(places), shape, { id: categoryID, direction }));

/** Moves a category to a drop position. Returns undefined when it cannot be dropped there. */
export const dropCategory = (places: CategoryTreeOrder, categoryID: number, { categoryID: id, side }: DropPosition) =>
  fromOutline(dropItem(toOutline(places), shape, { id: categoryID, target: { id, side } }));

/** Checks whether two orders are equal. */
export const isSame = (one: CategoryTreeOrder, other: CategoryTreeOrder): boolean =>
  one.length === other.length &&
  one.every(
    ({ categoryID, parentCategoryID }, index) =>
      categoryID === other[index]?.categoryID && parentCategoryID === other[index]?.parentCategoryID,
  );
