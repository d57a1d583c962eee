import { type RefObject, useEffect, useRef } from 'react';

/** The distance from the viewport at which an element counts as near. */
const margin = '300px';

interface NearnessOptions {
  /** Whether the hook is active. */
  readonly isWatched: boolean;
  /** Whether the element counts as near at once, wherever it is. */
  readonly isEager: boolean;
}

/** Returns a ref, and calls a function when the element of the ref comes near the viewport. */
export function useNearness(
  { isWatched, isEager }: NearnessOptions,
  onNear: () => void,
): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null);
  const latest = useRef(onNear);
  latest.current = onNear;
  useEffect(() => {
    if (!isWatched || !root.current) return undefined;
    if (isEager) {
      latest.current();
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: margin },
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [isWatched, isEager]);
  return root;
}
