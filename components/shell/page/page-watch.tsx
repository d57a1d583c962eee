import { useEffect, useState } from 'react';
import { useLatePart } from '#components/primitives/runtime/use-late-part.ts';
import { whenIdle } from '#components/primitives/runtime/when-idle.ts';

const load = () => import('./page-watcher.tsx').then(({ PageWatcher }) => PageWatcher);

/**
 * Watches over the page from when it has come to rest: counts visits, follows hashes, asks before leaving, and tells a
 * page around this one what is shown. `path` is the address of the page.
 */
export function PageWatch({ path }: { path: string }) {
  const [PageWatcher, wake] = useLatePart(load);
  const [isFramed, setFramed] = useState(false);
  useEffect(() => setFramed(window.parent !== window), []);
  useEffect(() => whenIdle(wake, 3_000), [wake]);
  return PageWatcher ? <PageWatcher path={path} isFramed={isFramed} /> : null;
}
