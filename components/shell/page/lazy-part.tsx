import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { afterPaint } from '#components/primitives/runtime/after-paint.ts';
import { preloadable } from '#components/primitives/runtime/preloadable.ts';
import '#components/shell/title-bar/opening.css.ts';

/** What wakes a part: spread onto the element that stands in for it. */
export interface Waker {
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
  readonly onClick: () => void;
  /** It was pressed, and what it opens is on its way; the style sheet shows where (`opening.css.ts`). */
  readonly 'aria-busy'?: true;
}

/**
 * Loads a part (a menu, a dialog, the editor) when it is first pointed at, focused or clicked, so that reading a page
 * costs nothing for it. Until then, and where scripts are off, the stand-in is shown; a click that came first counts.
 * What is opened often `comesAtRest`: once the page has nothing else to do. `load` brings the words of the part too.
 * That it was pressed is drawn first, and the part then, which takes long on a slow phone; what `takesWriting` comes within
 * the press, since telephones show their keyboard for nothing else.
 */
export function lazyPart<Props extends { defaultOpen?: boolean }>(
  load: () => Promise<ComponentType<Props>>,
  { comesAtRest = false, takesWriting = false } = {},
) {
  const { Part, load: ahead, loadAtRest, whenThere } = preloadable(load as () => Promise<ComponentType<object>>);
  return function LazyPart({
    standIn,
    ...props
  }: Omit<Props, 'defaultOpen'> & { standIn: (waker: Waker) => ReactNode }) {
    const [isWanted, setWanted] = useState(false);
    const [isComing, setComing] = useState(false);
    useEffect(() => {
      if (comesAtRest) loadAtRest();
    }, []);
    const waker: Waker = {
      onPointerEnter: () => void ahead(),
      onFocus: () => void ahead(),
      onClick: () => {
        setComing(true);
        const open = () => setWanted(true);
        whenThere(takesWriting ? open : () => afterPaint(open));
      },
      ...(isComing && { 'aria-busy': true }),
    };
    if (!isWanted) return standIn(waker);
    return (
      <Suspense fallback={standIn(waker)}>
        <Part {...props} {...{ defaultOpen: true }} />
      </Suspense>
    );
  };
}
