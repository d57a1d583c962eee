import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLatePart } from '#components/primitives/use-late-part.ts';
import { useSite } from '#components/shell/site-context.tsx';
import { liveStore } from './live-store.ts';

const loadKeeper = () => import('./live-keeper.tsx').then(({ LiveKeeper }) => LiveKeeper);

/** Waits until the browser has nothing else to do. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const begin = () => setIdle(true);
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(begin, 2_000);
      return () => clearTimeout(timer);
    }
    const wish = requestIdleCallback(begin, { timeout: 5_000 });
    return () => cancelIdleCallback(wish);
  }, []);
  return isIdle;
}

/** Opens the line of news once the page is quiet: for members, and for guests where a topic is wanted. */
export function Live() {
  const { me } = useSite();
  const topics = useSyncExternalStore(liveStore.watch, liveStore.topics, () => '');
  const isIdle = useIdle();
  const [LiveKeeper] = useLatePart(loadKeeper, isIdle && (me.userID > 0 || topics !== ''));
  return LiveKeeper ? <LiveKeeper key={me.userID} userID={me.userID} /> : null;
}
