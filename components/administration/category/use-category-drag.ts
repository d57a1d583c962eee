import { type PointerEvent, useEffect, useRef } from 'react';
import type { CategoryOrderApi } from '#machines/administration/category/category-order.connect.ts';
import type { DropPosition } from '#machines/administration/category/category-positions.ts';

/** Distance that a pointer must move to start a drag, in pixels. */
const dragThreshold = 6;

/** Distance from the window edge at which a drag scrolls the page, and the scroll step, in pixels. */
const scrollEdge = 72;
const scrollStep = 14;

interface Drag {
  readonly categoryID: number;
  readonly y: number;
  readonly x: number;
  isOn: boolean;
}

/** Makes categories draggable by their handles and reports the drop position under the pointer. */
export function useCategoryDrag(order: CategoryOrderApi) {
  const drag = useRef<Drag>(null);
  const pointed = useRef<string>('');
  const wasDragged = useRef(false);
  const latest = useRef(order);
  latest.current = order;
  const point = (place: DropPosition | null) => {
    const name = place ? `${place.categoryID} ${place.side}` : '';
    if (name !== pointed.current) order.point(place);
    pointed.current = name;
  };
  const end = (finish: () => void) => {
    if (drag.current?.isOn) finish();
    drag.current = null;
  };
  // The listener is always registered and reads the drag ref: a listener added when the drag renders would miss an
  // Escape pressed immediately after the drag starts.
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && end(() => latest.current.putBack());
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, []);
  const getHandleProps = (categoryID: number) => {
    const { onClick, disabledReason } = order.getHandleProps(categoryID);
    return {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        wasDragged.current = false;
        if (event.button !== 0 || disabledReason || order.heldID !== undefined) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { categoryID, x: event.clientX, y: event.clientY, isOn: false };
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
        const now = drag.current;
        if (!now) return;
        if (!now.isOn && Math.hypot(clientX - now.x, clientY - now.y) < dragThreshold) return;
        if (!now.isOn) order.drag(categoryID);
        if (!now.isOn) pointed.current = '';
        now.isOn = true;
        wasDragged.current = true;
        scrollNear(clientY);
        point(placeAt(clientX, clientY, order));
      },
      onPointerUp: () => end(order.drop),
      onPointerCancel: () => end(order.putBack),
      // The browser fires a click on the handle after a drag. It is ignored.
      onClick: () => (wasDragged.current ? undefined : onClick()),
    };
  };
  return { listProps: { 'data-dragging': order.isDragging || undefined }, getHandleProps };
}

/** Returns the drop position at a point of the window: before, in or after the category whose row is there. */
function placeAt(x: number, y: number, { places }: CategoryOrderApi): DropPosition | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-category]');
  if (!row) return null;
  const { top, height } = row.getBoundingClientRect();
  const share = (y - top) / height;
  const categoryID = Number(row.dataset['category']);
  if (share < 0.3) return { categoryID, side: 'before' };
  if (share < 0.7) return { categoryID, side: 'inside' };
  // Below a row with children, the drop position is before its first child.
  const next = places[places.findIndex((place) => place.categoryID === categoryID) + 1];
  return next?.parentCategoryID === categoryID
    ? { categoryID: next.categoryID, side: 'before' }
    : { categoryID, side: 'after' };
}

function scrollNear(y: number): void {
  if (y < scrollEdge) window.scrollBy(0, -scrollStep);
  if (y > window.innerHeight - scrollEdge) window.scrollBy(0, scrollStep);
}
