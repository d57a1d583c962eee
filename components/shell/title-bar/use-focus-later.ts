import { useEffect, useRef } from 'react';

type Find = () => HTMLElement | null | undefined;

/** Returns a function that focuses an element after the next render: `focusLater(() => button.current)`. */
export function useFocusLater(): (find: Find) => void {
  const wanted = useRef<Find>(undefined);
  useEffect(() => {
    const find = wanted.current;
    wanted.current = undefined;
    find?.()?.focus();
  });
  return useRef((find: Find) => {
    wanted.current = find;
  }).current;
}
