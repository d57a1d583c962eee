import { useEffect } from 'react';
import { watchDocument } from '#components/primitives/runtime/matching-elements.ts';
import { useLazyComponent } from '#components/primitives/runtime/use-lazy-component.ts';
import { bodyPartSelector } from './body-part-selector.ts';

const load = () => import('./body-parts.tsx').then((module) => module.BodyParts);

/** Waits for a post body with an interactive element (code to copy, a long quote, an embed), then loads `BodyParts`. */
export function BodyPartsLoader() {
  const [BodyParts, wake] = useLazyComponent(load);
  useEffect(() => watchDocument(() => void (document.querySelector(bodyPartSelector) && wake())), [wake]);
  return BodyParts ? <BodyParts /> : null;
}
