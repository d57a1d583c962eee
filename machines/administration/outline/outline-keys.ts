import type { MoveDirection } from './outline-order.ts';

interface MoveHandlers {
  /** The writing direction, which decides the arrow key that nests an item. */
  readonly direction: 'ltr' | 'rtl';
  readonly move: (to: MoveDirection) => void;
  readonly putBack: () => void;
}

/** Returns the key handler of a picked-up item: the arrow keys move it, and Escape returns it. */
export function pickedUpKeys({ direction, move, putBack }: MoveHandlers) {
  const directions: Readonly<Record<string, MoveDirection>> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowRight: direction === 'ltr' ? 'in' : 'out',
    ArrowLeft: direction === 'ltr' ? 'out' : 'in',
  };
  return (event: { readonly key: string; readonly preventDefault: () => void }) => {
    const to = directions[event.key];
    if (!to && event.key !== 'Escape') return;
    event.preventDefault();
    if (to) move(to);
    else putBack();
  };
}
