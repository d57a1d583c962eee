import { type RefObject, useLayoutEffect, useState } from 'react';

/** The size of an element in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the present size of an element; zero before it is rendered. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (!element.current) return;
    const watch = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setSize({ width, height });
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return size;
}
