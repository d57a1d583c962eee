import { maxCategoryDepth } from '#api/category/category-depth.ts';
import type { CategoryPlace } from '#api/category/category-fields.contract.ts';

/** The category tree as a list in display order, parents before their descendants. */
export type CategoryTreeOrder = readonly CategoryPlace[];

/** The steps of a category: before or after its sibling, into the category before it, or out of its parent. */
export type MoveDirection = 'up' | 'down' | 'in' | 'out';

/** A drop position: before, in or after another category. */
export interface DropPosition {
  readonly categoryID: number;
  readonly side: 'before' | 'inside' | 'after';
}

/** The position of a category among its siblings, counted from 1, with its parent and depth. */
export interface CategoryPosition {
  readonly parentCategoryID: number | null;
  readonly position: number;
  readonly count: number;
  readonly depth: number;
}

const parentOf = (places: CategoryTreeOrder, categoryID: number): number | null =>
  places.find((place) => place.categoryID === categoryID)?.parentCategoryID ?? null;

/** Returns the children of a parent, in order. A category whose parent is not in the list belongs to the top level. */
const siblingsIn = (places: CategoryTreeOrder, parentID: number | null): CategoryTreeOrder => {
  const shown = new Set(places.map(({ categoryID }) => categoryID));
  return places.filter(({ parentCategoryID: id }) => (id !== null && shown.has(id) ? id : null) === parentID);
};

/** Returns the IDs of a category and all its descendants. */
const blockOf = (places: CategoryTreeOrder, categoryID: number): ReadonlySet<number> => {
  const block = new Set([categoryID]);
  for (const { categoryID: id, parentCategoryID } of places)
    if (parentCategoryID !== null && block.has(parentCategoryID)) block.add(id);
  return block;
};

const depthOf = (places: CategoryTreeOrder, categoryID: number | null): number =>
  categoryID === null || !places.some((place) => place.categoryID === categoryID)
    ? 0
    : depthOf(places, parentOf(places, categoryID)) + 1;

const heightOf = (places: CategoryTreeOrder, categoryID: number): number =>
  Math.max(...[...blockOf(places, categoryID)].map((id) => depthOf(places, id))) - depthOf(places, categoryID) + 1;

/** Returns the position of a category. */
export function getCategoryPosition(places: CategoryTreeOrder, categoryID: number): CategoryPosition {
  const parentCategoryID = parentOf(places, categoryID);
  const siblings = siblingsIn(places, depthOf(places, parentCategoryID) === 0 ? null : parentCategoryID);
  return {
    parentCategoryID,
    position: siblings.findIndex((place) => place.categoryID === categoryID) + 1,
    count: siblings.length,
    depth: depthOf(places, categoryID),
  };
}

/**
 * Moves a category and its descendants under a parent, before one of its children. With `beforeID` null, it becomes the
 * last child.
 */
function put(
  places: CategoryTreeOrder,
  categoryID: number,
  parentCategoryID: number | null,
  beforeID: number | null,
): CategoryTreeOrder {
  const block = blockOf(places, categoryID);
  const rest = places.filter((place) => !block.has(place.categoryID));
  const moved = places
    .filter((place) => block.has(place.categoryID))
    .map((place) => (place.categoryID === categoryID ? { categoryID, parentCategoryID } : place));
  const before = rest.findIndex((place) => place.categoryID === beforeID);
  const under = parentCategoryID === null ? undefined : blockOf(rest, parentCategoryID);
  const end = under ? rest.findLastIndex((place) => under.has(place.categoryID)) + 1 : rest.length;
  return rest.toSpliced(before < 0 ? end : before, 0, ...moved);
}

const isTooDeep = (places: CategoryTreeOrder, categoryID: number, parentID: number | null): boolean =>
  depthOf(places, parentID) + heightOf(places, categoryID) > maxCategoryDepth;

/** Moves a category by one step. Returns undefined when the step is not possible. */
export function moveCategory(
  places: CategoryTreeOrder,
  categoryID: number,
  direction: MoveDirection,
): CategoryTreeOrder | undefined {
  const parentID = getCategoryPosition(places, categoryID).depth === 1 ? null : parentOf(places, categoryID);
  const siblings = siblingsIn(places, parentID);
  const index = siblings.findIndex((place) => place.categoryID === categoryID);
  const [previous, next] = [siblings[index - 1]?.categoryID, siblings[index + 1]?.categoryID];
  if (direction === 'up') return previous === undefined ? undefined : put(places, categoryID, parentID, previous);
  if (direction === 'down')
    return next === undefined ? undefined : put(places, categoryID, parentID, siblings[index + 2]?.categoryID ?? null);
  if (direction === 'in')
    return previous === undefined || isTooDeep(places, categoryID, previous)
      ? undefined
      : put(places, categoryID, previous, null);
  return parentID === null ? undefined : dropCategory(places, categoryID, { categoryID: parentID, side: 'after' });
}

/** Moves a category to a drop position. Returns undefined when it cannot be dropped there. */
export function dropCategory(
  places: CategoryTreeOrder,
  categoryID: number,
  { categoryID: at, side }: DropPosition,
): CategoryTreeOrder | undefined {
  if (blockOf(places, categoryID).has(at)) return undefined;
  if (side === 'inside') return isTooDeep(places, categoryID, at) ? undefined : put(places, categoryID, at, null);
  const parentID = depthOf(places, at) === 1 ? null : parentOf(places, at);
  if (isTooDeep(places, categoryID, parentID)) return undefined;
  if (side === 'before') return put(places, categoryID, parentID, at);
  const siblings = siblingsIn(places, parentID).filter((place) => place.categoryID !== categoryID);
  const next = siblings[siblings.findIndex((place) => place.categoryID === at) + 1];
  return put(places, categoryID, parentID, next?.categoryID ?? null);
}

/** Checks whether two orders are equal. */
export const isSame = (one: CategoryTreeOrder, other: CategoryTreeOrder): boolean =>
  one.length === other.length &&
  one.every(
    ({ categoryID, parentCategoryID }, index) =>
      categoryID === other[index]?.categoryID && parentCategoryID === other[index]?.parentCategoryID,
  );
