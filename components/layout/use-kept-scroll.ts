import { type RefObject, useLayoutEffect, useRef } from 'react';

let kept = 0;

/**
 * Keeps the scroll position of a navigation from page to page, so that it does not jump to its beginning. Scrolls
 * further if the link of the current page would be out of view.
 */
export function useKeptScroll(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    element.scrollTop = kept;
    const current = element.querySelector<HTMLElement>('[aria-current="page"]');
    if (current) element.scrollTop += distanceOutOfView(element, current);
    const keep = () => {
      kept = element.scrollTop;
    };
    keep();
    element.addEventListener('scroll', keep, { passive: true });
    return () => element.removeEventListener('scroll', keep);
  }, []);
  return ref;
}

/** Returns how far a container must scroll to show one of its elements in its middle; 0 if the element is in view. */
function distanceOutOfView(container: HTMLElement, element: HTMLElement): number {
  const [outer, inner] = [container.getBoundingClientRect(), element.getBoundingClientRect()];
  const isInView = inner.top >= outer.top && inner.bottom <= outer.bottom;
  return isInView ? 0 : inner.top + inner.height / 2 - outer.top - outer.height / 2;
}
