import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus where it was in a list whose items change places, since a browser drops it with the element that moves;
 * where that element is gone, it goes to the handle of its row. Spread what it gives onto the list.
 */
export function useFocusKept() {
  const last = useRef<{ readonly element: HTMLElement; readonly row: Element | null }>(null);
  useLayoutEffect(() => {
    if (document.activeElement !== document.body || !last.current) return;
    const { element, row } = last.current;
    const place = element.isConnected ? element : row?.querySelector<HTMLElement>('[data-handle]');
    place?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      last.current = { element: target, row: target.closest('li') };
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget) last.current = null;
    },
  };
}
