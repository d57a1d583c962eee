import { sideAt } from '#components/administration/outline/movable-row.ts';
import { usePointerDrag } from '#components/primitives/runtime/use-pointer-drag.ts';
import type { CategoryOrderApi } from '#machines/administration/category/category-order.connect.ts';
import type { DropPosition } from '#machines/administration/category/category-positions.ts';

/** Makes categories draggable by their handles and reports the drop position under the pointer. */
export function useCategoryDrag(order: CategoryOrderApi) {
  const getDragProps = usePointerDrag<number, DropPosition>({
    canDrag: (categoryID) => order.heldID === undefined && !order.getHandleProps(categoryID).disabledReason,
    placeAt: (x, y) => placeAt(x, y, order),
    isSamePlace: (one, other) => one.categoryID === other.categoryID && one.side === other.side,
    onDrag: order.drag,
    onPoint: order.point,
    onDrop: order.drop,
    onReturn: order.putBack,
  });
  return {
    listProps: { 'data-dragging': order.isDragging || undefined },
    getHandleProps: (categoryID: number) => getDragProps(categoryID, order.getHandleProps(categoryID).onClick),
  };
}

/** Returns the drop position at a point of the window: before, in or after the category whose row is there. */
function placeAt(x: number, y: number, { places }: CategoryOrderApi): DropPosition | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-category]');
  if (!row) return null;
  const categoryID = Number(row.dataset['category']);
  const side = sideAt(row, y, true);
  if (side !== 'after') return { categoryID, side };
  // Below a row with children, the drop position is before its first child.
  const next = places[places.findIndex((place) => place.categoryID === categoryID) + 1];
  return next?.parentCategoryID === categoryID
    ? { categoryID: next.categoryID, side: 'before' }
    : { categoryID, side: 'after' };
}
