import { createPortal } from 'react-dom';
import { EmbedFrame } from '#components/post/share/embed-frame.tsx';
import { LongQuote } from '#components/post/share/long-quote.tsx';
import { keyOfPlace, useMatchingElements } from '#components/primitives/runtime/matching-elements.ts';
import { bodyPartSelector } from './body-part-selector.ts';
import { CodeCopy } from './code-copy.tsx';

/** The interactive elements within post bodies, rendered by portals into the containers that the server marked. */
export const BodyParts = () =>
  useMatchingElements(bodyPartSelector).map((place, index) =>
    createPortal(<BodyPart place={place} />, place, keyOfPlace(place, index)),
  );

function BodyPart({ place }: { place: HTMLElement }) {
  if (place.matches('.codeFrame')) return <CodeCopy place={place} />;
  return place.matches('.longQuote') ? <LongQuote place={place} /> : <EmbedFrame place={place} />;
}
