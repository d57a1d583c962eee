import { useEffect } from 'react';
import { useLatePart } from '#components/primitives/runtime/use-late-part.ts';

const loadWatch = () => import('./title-bar-scroll-watch.tsx').then(({ TitleBarScrollWatch }) => TitleBarScrollWatch);

/**
 * Stands before the title bar and hides it while one reads on (`spec/behaviours.md` §27); the style of the bar reads its
 * state. What watches is loaded with the first scrolling; `isEager` loads it at once.
 */
export function TitleBarScroll({ isEager = false }: { isEager?: boolean }) {
  const [TitleBarScrollWatch, wake] = useLatePart(loadWatch, isEager);
  useEffect(() => {
    window.addEventListener('scroll', wake, { once: true, passive: true });
    return () => window.removeEventListener('scroll', wake);
  }, [wake]);
  return TitleBarScrollWatch ? <TitleBarScrollWatch /> : null;
}
