import { useLayoutEffect, useRef } from 'react';
import { t } from '#api/translations.ts';
import { Collapsible } from '#components/primitives/overlay/collapsible.tsx';

/** Collapses a long quote by moving its content into a collapsible element (docs/behavior/post.md#long-quotes). */
export function LongQuote({ place }: { place: HTMLElement }) {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const inside = content.current;
    const folded = inside?.closest('.longQuote > div');
    inside?.append(...[...place.childNodes].filter((node) => node !== folded));
  }, [place]);
  return (
    <Collapsible label={t('post.quote.long')}>
      <div ref={content} />
    </Collapsible>
  );
}
