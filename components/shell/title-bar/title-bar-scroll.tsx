import { useEffect } from 'react';
import { useLazyComponent } from '#components/primitives/runtime/use-lazy-component.ts';

const loadWatch = () =>
  import('./title-bar-scroll-driver.tsx').then(({ TitleBarScrollDriver }) => TitleBarScrollDriver);

/**
 * Renders an element before the title bar that hides the bar while the user scrolls down
 * (docs/behavior/shell.md#header-hiding). The bar's style depends on the element's state. The machine is loaded with
 * the first scroll; `isEager` loads it at once.
 */
export function TitleBarScroll({ isEager = false }: { isEager?: boolean }) {
  const [TitleBarScrollWatch, wake] = useLazyComponent(loadWatch, isEager);
  useEffect(() => {
    window.addEventListener('scroll', wake, { once: true, passive: true });
    return () => window.removeEventListener('scroll', wake);
  }, [wake]);
  return TitleBarScrollWatch ? <TitleBarScrollWatch /> : null;
}
