import { type PointerEvent, useEffect, useRef } from 'react';

/** Distance that a pointer must move to start a drag, in pixels. */
const dragThreshold = 6;

/** Distance from the edge of the scrolled area at which a drag scrolls it, and the scroll step, in pixels. */
const scrollEdge = 72;
const scrollStep = 14;

/** The reactions to a drag. The newest ones are used. */
export interface PointerDrag<Item, Place> {
  /** Whether an item can be dragged now. */
  readonly canDrag: (item: Item) => boolean;
  /** Returns the drop position at a point of the window. Null where nothing can be dropped. */
  readonly placeAt: (x: number, y: number) => Place | null;
  /** Checks whether two drop positions are equal. */
  readonly isSamePlace: (one: Place, other: Place) => boolean;
  readonly onDrag: (item: Item) => void;
  /** Called when the drop position changes. */
  readonly onPoint: (place: Place | null) => void;
  readonly onDrop: () => void;
  /** Called when the drag ends without a drop: by Escape, or because the browser takes the pointer. */
  readonly onReturn: () => void;
}

interface Running<Item> {
  readonly item: Item;
  readonly x: number;
  readonly y: number;
  isOn: boolean;
}

/**
 * Makes items draggable by handles, with mouse, pen and touch. A handle needs `touch-action: none`. Returns the props of
 * the handle of an item; its `onClick` is not called for the click that ends a drag.
 */
export function usePointerDrag<Item, Place>(reactions: PointerDrag<Item, Place>) {
  const latest = useRef(reactions);
  latest.current = reactions;
  const drag = useRef<Running<Item>>(null);
  const pointed = useRef<Place | null>(null);
  const wasDragged = useRef(false);
  const end = (finish: () => void) => {
    if (drag.current?.isOn) finish();
    drag.current = null;
  };
  const point = (place: Place | null) => {
    const before = pointed.current;
    const isSame = place && before ? latest.current.isSamePlace(place, before) : place === before;
    pointed.current = place;
    if (!isSame) latest.current.onPoint(place);
  };
  const begin = (running: Running<Item>) => {
    latest.current.onDrag(running.item);
    pointed.current = null;
    running.isOn = true;
    wasDragged.current = true;
  };
  // The listener is always registered and reads the drag ref: a listener added when the drag renders would miss an
  // Escape pressed immediately after the drag starts.
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && end(() => latest.current.onReturn());
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, []);
  return (item: Item, onClick?: () => void) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasDragged.current = false;
      if (event.button !== 0 || !latest.current.canDrag(item)) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { item, x: event.clientX, y: event.clientY, isOn: false };
    },
    onPointerMove: ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
      const running = drag.current;
      if (!running) return;
      if (!running.isOn && Math.hypot(clientX - running.x, clientY - running.y) < dragThreshold) return;
      if (!running.isOn) begin(running);
      scrollNear(clientY, currentTarget);
      point(latest.current.placeAt(clientX, clientY));
    },
    onPointerUp: () => end(latest.current.onDrop),
    onPointerCancel: () => end(latest.current.onReturn),
    // The browser fires a click on the handle after a drag. It is ignored.
    onClick: () => (wasDragged.current ? undefined : onClick?.()),
  });
}

const isScrolled = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);

/** Scrolls the closest scrolled area of the handle, or the window, when the pointer is near its edge. */
function scrollNear(y: number, handle: Element): void {
  let area = handle.parentElement;
  while (area && area !== document.documentElement && area !== document.body && !isScrolled(area))
    area = area.parentElement;
  const isWindow = !area || area === document.documentElement || area === document.body;
  const { top, bottom } = area && !isWindow ? area.getBoundingClientRect() : { top: 0, bottom: window.innerHeight };
  const step = y < top + scrollEdge ? -scrollStep : y > bottom - scrollEdge ? scrollStep : 0;
  if (step !== 0) (area && !isWindow ? area : window).scrollBy(0, step);
}
