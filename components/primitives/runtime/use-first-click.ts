import { useEffect, useRef } from 'react';

/**
 * Repeats the click that loaded a component, and moves the focus to the button that replaced the clicked one. Returns
 * the ref of the element that contains the button.
 */
export function useFirstClick(wasClicked: boolean, act: () => void) {
  const place = useRef<HTMLSpanElement>(null);
  const first = useRef(wasClicked ? act : undefined);
  useEffect(() => {
    first.current?.();
    if (first.current && document.activeElement === document.body) place.current?.querySelector('button')?.focus();
    first.current = undefined;
  }, []);
  return place;
}
