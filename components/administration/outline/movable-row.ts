import type { OutlineTarget } from '#machines/administration/outline/outline-order.ts';

interface RowFacts {
  /** The level of the row, counted from 1, and its position among its siblings. */
  readonly position: { readonly depth: number; readonly position: number; readonly count: number };
  readonly isMoved: boolean;
  /** The side on which the moved row would be dropped now. */
  readonly dropSide: OutlineTarget['side'] | undefined;
}

/** Returns the props of a row that can be moved: its nesting level and position for assistive technology, and its state. */
export const movableRowProps = ({ position: { depth, position, count }, isMoved, dropSide }: RowFacts) => ({
  'aria-level': depth,
  'aria-posinset': position,
  'aria-setsize': count,
  'data-moved': isMoved || undefined,
  'data-drop': dropSide,
  style: { '--depth': depth - 1 } as object,
});

/** Returns the side of a row that the pointer means. */
export function sideAt(row: Element, y: number, canNest: boolean): OutlineTarget['side'] {
  const { top, height } = row.getBoundingClientRect();
  const share = (y - top) / height;
  const [before, inside] = canNest ? [0.3, 0.7] : [0.5, 0.5];
  return share < before ? 'before' : share < inside ? 'inside' : 'after';
}
