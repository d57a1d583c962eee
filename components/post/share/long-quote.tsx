import { useLayoutEffect, useRef } from 'react';
import { t } from '#api/words.ts';
import { Collapsible } from '#components/primitives/overlay/collapsible.tsx';

/** Folds a long quote: its own words move into what can be expanded (`spec/behaviours.md` §33). */
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
