import { useEffect, useState } from 'react';

/** Calls back now, and after each time something was put into the page or taken out, until the returned function is called. */
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

/** The elements of the document that fit a selector, as they come and go. */
export function useDocumentPlaces(selector: string): readonly HTMLElement[] {
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

/** The key of a place in a list of them, the same however many come before it. */
export function keyOfPlace(place: HTMLElement, index: number): string {
  const key = keys.get(place) ?? `${index}-${performance.now()}`;
  keys.set(place, key);
  return key;
}
