import { useEffect, useSyncExternalStore } from 'react';
import { useLazyComponent } from '#components/primitives/runtime/use-lazy-component.ts';
import { whenIdle } from '#components/primitives/runtime/when-idle.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { liveStore } from './live-store.ts';

const loadKeeper = () => import('./live-connection.tsx').then(({ LiveConnection }) => LiveConnection);

/** Opens the live-update connection once the page is idle: for members always, for guests when a topic is requested. */
export function Live() {
  const { me } = useSite();
  const topics = useSyncExternalStore(liveStore.watch, liveStore.topics, () => '');
  const isWanted = me.userID > 0 || topics !== '';
  const [LiveKeeper, wake] = useLazyComponent(loadKeeper);
  useEffect(() => (isWanted ? whenIdle(wake, 5_000) : undefined), [isWanted, wake]);
  return LiveKeeper ? <LiveKeeper key={me.userID} userID={me.userID} /> : null;
}
