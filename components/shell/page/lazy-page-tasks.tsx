import { useEffect, useState } from 'react';
import { useLazyComponent } from '#components/primitives/runtime/use-lazy-component.ts';
import { whenIdle } from '#components/primitives/runtime/when-idle.ts';

const load = () => import('./page-tasks.tsx').then(({ PageTasks }) => PageTasks);

/**
 * Loads the background tasks of a page when it is idle: counting visits, scrolling to hashes, warning before external
 * links, and reporting to a parent page. `path` is the address of the page.
 */
export function LazyPageTasks({ path }: { path: string }) {
  const [PageWatcher, wake] = useLazyComponent(load);
  const [isFramed, setFramed] = useState(false);
  useEffect(() => setFramed(window.parent !== window), []);
  useEffect(() => whenIdle(wake, 3_000), [wake]);
  return PageWatcher ? <PageWatcher path={path} isFramed={isFramed} /> : null;
}
