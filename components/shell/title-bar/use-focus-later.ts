import { useEffect, useRef } from 'react';

type Find = () => HTMLElement | null | undefined;

/** Moves the focus to an element that is there only once the next state is drawn: `focusLater(() => button.current)`. */
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
