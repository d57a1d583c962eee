import { useEffect, useState } from 'react';

/**
 * Calls the callback immediately and after each change of the document's elements. Returns a function that stops it.
 */
export function watchDocument(look: () => void): () => void {
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  const observer = new MutationObserver(soon);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}

/** Returns the elements of the document that match a selector, and updates as they are added or removed. */
export function useMatchingElements(selector: string): readonly HTMLElement[] {
  const [places, setPlaces] = useState<readonly HTMLElement[]>([]);
  useEffect(
    () =>
      watchDocument(() => {
        const found = [...document.querySelectorAll<HTMLElement>(selector)];
        setPlaces((known) =>
          known.length === found.length && known.every((one, at) => one === found[at]) ? known : found,
        );
      }),
    [selector],
  );
  return places;
}

const keys = new WeakMap<HTMLElement, string>();

/** Returns a stable React key for an element, independent of its position in the list. */
export function keyOfPlace(place: HTMLElement, index: number): string {
  const key = keys.get(place) ?? `${index}-${performance.now()}`;
  keys.set(place, key);
  return key;
}
