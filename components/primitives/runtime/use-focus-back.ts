import { useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref to an element. When the element is removed while it contains the focus, the focus moves back to the
 * element that had it before.
 */
export function useFocusBack() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    const element = place.current;
    return () => {
      if (before instanceof HTMLElement && element?.contains(document.activeElement)) before.focus();
    };
  }, []);
  return place;
}
