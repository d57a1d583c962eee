import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Preserves the focus in a list whose items change places: the browser drops it when the focused element moves. If that
 * element was removed, the focus moves to the handle of its row. Spread the returned props onto the list.
 */
export function usePreservedFocus() {
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
