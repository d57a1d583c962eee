import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
import { preloadable } from '#components/primitives/runtime/preloadable.ts';
import { usePartLoad } from '#components/primitives/runtime/use-part-load.ts';
import '#components/shell/title-bar/opening.css.ts';

/** The event handlers that load a lazy part; spread onto the placeholder element. */
export interface Waker {
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
  readonly onClick: () => void;
  /** Set while the part loads after a click. The style sheet renders the loading state (`opening.css.ts`). */
  readonly 'aria-busy'?: true;
}

/**
 * Creates a component that loads a part (a menu, a dialog, the editor) when its placeholder is first hovered, focused
 * or clicked. Until then, and without scripts, the placeholder is shown; a click before loading opens the part
 * afterwards. `load` also loads the translations of the part.
 *
 * `preloadsWhenIdle` preloads the part when the page is idle. By default the placeholder's busy state is painted before
 * the part renders, because rendering takes long on slow phones. With `rendersWithinClick` the part renders within the
 * click, because phones open the keyboard only during a user gesture.
 */
export function lazyPart<Props extends { defaultOpen?: boolean }>(
  load: () => Promise<ComponentType<Props>>,
  { preloadsWhenIdle = false, rendersWithinClick = false } = {},
) {
  const preloaded = preloadable(load as () => Promise<ComponentType<object>>);
  const { Part, load: ahead, preloadWhenIdle } = preloaded;
  return function LazyPart({
    renderPlaceholder,
    ...props
  }: Omit<Props, 'defaultOpen'> & { renderPlaceholder: (waker: Waker) => ReactNode }) {
    const part = usePartLoad(preloaded, { rendersWithinClick });
    useEffect(() => {
      if (preloadsWhenIdle) preloadWhenIdle();
    }, []);
    const waker: Waker = {
      onPointerEnter: () => void ahead(),
      onFocus: () => void ahead(),
      onClick: () => part.request(true),
      ...part.getPlaceholderProps(),
    };
    if (!part.isReady) return renderPlaceholder(waker);
    return (
      <Suspense fallback={renderPlaceholder(waker)}>
        <Part {...props} {...{ defaultOpen: true }} />
      </Suspense>
    );
  };
}
