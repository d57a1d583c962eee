import { useEffect } from 'react';
import { watchDocument } from '#components/primitives/runtime/document-places.ts';
import { useLatePart } from '#components/primitives/runtime/use-late-part.ts';
import { bodyParts } from './body-places.ts';

const load = () => import('./body-parts.tsx').then((module) => module.BodyParts);

/** Waits for a post that has something to press in it (code to copy, a long quote, a film), and then loads what it takes. */
export function BodyWatch() {
  const [BodyParts, wake] = useLatePart(load);
  useEffect(() => watchDocument(() => void (document.querySelector(bodyParts) && wake())), [wake]);
  return BodyParts ? <BodyParts /> : null;
}
