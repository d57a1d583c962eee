import { type RefObject, useEffect, useState } from 'react';

/** The minimum interval between two measurements, in milliseconds (docs/behavior/shell.md#title-bar). */
const pause = 100;

/**
 * Returns whether the first child of an element is wider than the element. Measures after hydration and whenever either
 * changes its size. Always false on the server.
 */
export function useOverflow(part: RefObject<HTMLElement | null>): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const { current } = part;
    if (!current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      timer = undefined;
      const inner = current.firstElementChild;
      // An element that a narrow window hides has no size to measure.
      if (inner && current.offsetParent) setIsOver(inner.scrollWidth > current.clientWidth + 1);
    };
    const watcher = new ResizeObserver(() => {
      timer ??= setTimeout(measure, pause);
    });
    watcher.observe(current);
    if (current.firstElementChild) watcher.observe(current.firstElementChild);
    measure();
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
    };
  }, [part]);
  return isOver;
}
