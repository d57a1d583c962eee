import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { bodyParts, watchDocument } from './body-places.ts';
import { CodeCopy } from './code-copy.tsx';
import { EmbedFrame } from './embed-frame.tsx';
import { LongQuote } from './long-quote.tsx';

/** What can be pressed within the words of members: it is put into the places that the server marked. */
export const BodyParts = () =>
  useBodyPlaces().map((place, index) => createPortal(<BodyPart place={place} />, place, keyOf(place, index)));

function BodyPart({ place }: { place: HTMLElement }) {
  if (place.matches('.codeFrame')) return <CodeCopy place={place} />;
  return place.matches('.longQuote') ? <LongQuote place={place} /> : <EmbedFrame place={place} />;
}

/** The places there are now, in a quote after the quote itself. */
function useBodyPlaces(): readonly HTMLElement[] {
  const [places, setPlaces] = useState<readonly HTMLElement[]>([]);
  useEffect(
    () =>
      watchDocument(() => {
        const found = [...document.querySelectorAll<HTMLElement>(bodyParts)];
        setPlaces((known) =>
          known.length === found.length && known.every((one, at) => one === found[at]) ? known : found,
        );
      }),
    [],
  );
  return places;
}

const keys = new WeakMap<HTMLElement, string>();

/** A place keeps its key however many come before it. */
function keyOf(place: HTMLElement, index: number): string {
  const key = keys.get(place) ?? `${index}-${performance.now()}`;
  keys.set(place, key);
  return key;
}
