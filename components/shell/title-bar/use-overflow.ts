import { type RefObject, useEffect, useState } from 'react';

/** The room of a part is measured this often at most, in milliseconds (specification part 1 §9). */
const pause = 100;

/**
 * Whether the first element in a part is wider than the part: measured when the page has come alive, and whenever either
 * changes its size. False on the server, where nothing can be measured.
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
      // Nothing to measure where the window is so narrow that the part is not shown at all.
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
