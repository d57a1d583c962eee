/** The ID of an item of an outline. */
type OutlineID = string | number;

/** The position of an item: its parent, which is another item or one of the lists. `null` is the only list. */
export interface OutlinePlace<ID extends OutlineID = string> {
  readonly id: ID;
  readonly parentID: ID | null;
}

/** The items of an outline in display order, parents before their descendants and lists one after the other. */
export type OutlineOrder<ID extends OutlineID = string> = readonly OutlinePlace<ID>[];

/** The limits of an outline: the IDs of its lists, and the maximum number of levels in each. */
export interface OutlineShape<ID extends OutlineID = string> {
  readonly lists: readonly (ID | null)[];
  readonly maxDepth: number;
}

/** The steps of an item: before or after its sibling, into the item before it, or out of its parent. */
export type MoveDirection = 'up' | 'down' | 'in' | 'out';

/** A drop position: before, in or after another item, or in a list. */
export interface OutlineTarget<ID extends OutlineID = string> {
  readonly id: ID;
  readonly side: 'before' | 'inside' | 'after';
}

/** The position of an item among its siblings, counted from 1, with its parent and its level, counted from 1. */
export interface OutlinePosition<ID extends OutlineID = string> {
  readonly parentID: ID | null;
  readonly position: number;
  readonly count: number;
  readonly depth: number;
}

/**
 * Returns a function that looks up the position of an item. An item whose parent is not in the outline belongs to the
 * first list. The level of a list is 0.
 */
export function outlinePositions<ID extends OutlineID>(order: OutlineOrder<ID>, { lists }: OutlineShape<ID>) {
  const [first = null] = lists;
  const known = new Set<ID | null>([...lists, ...order.map(({ id }) => id)]);
  const families = Map.groupBy(order, ({ parentID }) => (known.has(parentID) ? parentID : first));
  const positions = new Map<ID | null, OutlinePosition<ID>>();
  const positionOf = (id: ID | null): OutlinePosition<ID> =>
    positions.get(id) ?? { parentID: first, position: 0, count: 0, depth: 0 };
  for (const [parentID, siblings] of families)
    for (const [index, { id }] of siblings.entries())
      positions.set(id, {
        parentID,
        position: index + 1,
        count: siblings.length,
        depth: positionOf(parentID).depth + 1,
      });
  return positionOf;
}

/** Returns the position of an item. */
export const getOutlinePosition = <ID extends OutlineID>(order: OutlineOrder<ID>, shape: OutlineShape<ID>, id: ID) =>
  outlinePositions(order, shape)(id);

const parentOf = <ID extends OutlineID>(order: OutlineOrder<ID>, shape: OutlineShape<ID>, id: ID): ID | null =>
  getOutlinePosition(order, shape, id).parentID;

function childrenOf<ID extends OutlineID>(order: OutlineOrder<ID>, shape: OutlineShape<ID>, parentID: ID | null) {
  const positionOf = outlinePositions(order, shape);
  return order.map(({ id }) => id).filter((id) => positionOf(id).parentID === parentID);
}

/** Returns the IDs of an item and all its descendants. */
export function blockOf<ID extends OutlineID>(order: OutlineOrder<ID>, id: ID | null): ReadonlySet<ID | null> {
  const block = new Set([id]);
  for (const place of order) if (place.parentID !== null && block.has(place.parentID)) block.add(place.id);
  return block;
}

/** Checks whether an item with its descendants would be below the last level in a parent. */
function isTooDeep<ID extends OutlineID>(
  order: OutlineOrder<ID>,
  shape: OutlineShape<ID>,
  { id, parentID }: OutlinePlace<ID>,
): boolean {
  const positionOf = outlinePositions(order, shape);
  const depthOf = (one: ID | null) => positionOf(one).depth;
  const height = Math.max(...[...blockOf(order, id)].map(depthOf)) - depthOf(id) + 1;
  return depthOf(parentID) + height > shape.maxDepth;
}

/** Returns the index after all items of a parent. */
export function endOf<ID extends OutlineID>(order: OutlineOrder<ID>, { lists }: OutlineShape<ID>, parentID: ID | null) {
  const list = lists.indexOf(parentID);
  if (list < 0) {
    const block = blockOf(order, parentID);
    return order.findLastIndex((place) => block.has(place.id)) + 1;
  }
  const next = order.findIndex((place) => lists.indexOf(place.parentID) > list);
  return next < 0 ? order.length : next;
}

/**
 * Moves an item and its descendants under a parent, before one of its children. With `beforeID` null, it becomes the
 * last child.
 */
function put<ID extends OutlineID, Place extends OutlinePlace<ID>>(
  order: readonly Place[],
  shape: OutlineShape<ID>,
  { id, parentID, beforeID }: OutlinePlace<ID> & { readonly beforeID: ID | null },
): readonly Place[] {
  const block = blockOf<ID>(order, id);
  const rest = order.filter((place) => !block.has(place.id));
  const moved = order
    .filter((place) => block.has(place.id))
    .map((place) => (place.id === id ? { ...place, parentID } : place));
  const before = rest.findIndex((place) => place.id === beforeID);
  return rest.toSpliced(before < 0 ? endOf(rest, shape, parentID) : before, 0, ...moved);
}

/** Moves an item by one step, also to the next list. Returns undefined when the step is not possible. */
export function moveItem<ID extends OutlineID, Place extends OutlinePlace<ID>>(
  order: readonly Place[],
  shape: OutlineShape<ID>,
  { id, direction }: { readonly id: ID; readonly direction: MoveDirection },
): readonly Place[] | undefined {
  const parentID = parentOf<ID>(order, shape, id);
  const siblings = childrenOf<ID>(order, shape, parentID);
  const index = siblings.indexOf(id);
  const list = shape.lists.indexOf(parentID);
  const previous = siblings[index - 1];
  const putAt = (newParentID: ID | null, beforeID: ID | null = null) =>
    put<ID, Place>(order, shape, { id, parentID: newParentID, beforeID });
  if (direction === 'up') {
    if (previous !== undefined) return putAt(parentID, previous);
    return list > 0 ? putAt(shape.lists[list - 1] ?? null) : undefined;
  }
  if (direction === 'down') {
    if (index < siblings.length - 1) return putAt(parentID, siblings[index + 2] ?? null);
    const next = list < 0 ? undefined : shape.lists[list + 1];
    return next === undefined ? undefined : putAt(next, childrenOf<ID>(order, shape, next)[0] ?? null);
  }
  if (direction === 'in')
    return previous === undefined || isTooDeep<ID>(order, shape, { id, parentID: previous })
      ? undefined
      : putAt(previous);
  return list >= 0 || parentID === null
    ? undefined
    : dropItem(order, shape, { id, target: { id: parentID, side: 'after' } });
}

/** Moves an item to a drop position. Returns undefined when it cannot be dropped there. */
export function dropItem<ID extends OutlineID, Place extends OutlinePlace<ID>>(
  order: readonly Place[],
  shape: OutlineShape<ID>,
  { id, target: { id: at, side } }: { readonly id: ID; readonly target: OutlineTarget<ID> },
): readonly Place[] | undefined {
  if (blockOf<ID>(order, id).has(at)) return undefined;
  const parentID = side === 'inside' ? at : parentOf<ID>(order, shape, at);
  if (isTooDeep<ID>(order, shape, { id, parentID })) return undefined;
  const siblings = childrenOf<ID>(order, shape, parentID).filter((one) => one !== id);
  const beforeID = side === 'before' ? at : (siblings[siblings.indexOf(at) + 1] ?? null);
  return put<ID, Place>(order, shape, { id, parentID, beforeID: side === 'inside' ? null : beforeID });
}
