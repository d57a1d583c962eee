import { usePointerDrag } from '#components/primitives/runtime/use-pointer-drag.ts';
import type { ConnectedOutline } from '#machines/administration/outline/outline.connect.ts';
import type { OutlineTarget } from '#machines/administration/outline/outline-order.ts';
import { sideAt } from './movable-row.ts';

/** Makes the items of an outline draggable by their handles and reports the drop position under the pointer. */
export function useOutlineDrag(outline: ConnectedOutline) {
  const getDragProps = usePointerDrag<string, OutlineTarget>({
    canDrag: (id) => outline.heldID === undefined && !outline.getHandleProps(id).disabledReason,
    placeAt: (x, y) => placeAt(x, y, outline),
    isSamePlace: (one, other) => one.id === other.id && one.side === other.side,
    onDrag: outline.drag,
    onPoint: outline.point,
    onDrop: outline.drop,
    onReturn: outline.putBack,
  });
  return (id: string) => getDragProps(id, outline.getHandleProps(id).onClick);
}

/** Returns the drop position at a point of the window: before, in or after the item there, or in the list there. */
function placeAt(x: number, y: number, { items, canNest }: ConnectedOutline): OutlineTarget | null {
  const element = document.elementFromPoint(x, y);
  const row = element?.closest<HTMLElement>('[data-item-id]');
  const id = row?.dataset['itemId'];
  if (!row || id === undefined) {
    const list = element?.closest<HTMLElement>('[data-list-id]')?.dataset['listId'];
    return list === undefined ? null : { id: list, side: 'inside' };
  }
  const side = sideAt(row, y, canNest);
  if (side !== 'after') return { id, side };
  // Below a row with children, the drop position is before its first child.
  const next = items[items.findIndex((item) => item.id === id) + 1];
  return next?.parentID === id ? { id: next.id, side: 'before' } : { id, side: 'after' };
}
