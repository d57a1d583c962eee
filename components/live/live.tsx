import { useSyncExternalStore } from 'react';
import { useIdleMoment } from '#components/primitives/runtime/use-idle-moment.ts';
import { useLazyComponent } from '#components/primitives/runtime/use-lazy-component.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { liveStore } from './live-store.ts';

const loadKeeper = () => import('./live-connection.tsx').then(({ LiveConnection }) => LiveConnection);

/** Opens the live-update connection once the page is idle: for members always, for guests when a topic is requested. */
export function Live() {
  const { me } = useSite();
  const topics = useSyncExternalStore(liveStore.watch, liveStore.topics, () => '');
  const isIdle = useIdleMoment(5_000);
  const [LiveKeeper] = useLazyComponent(loadKeeper, isIdle && (me.userID > 0 || topics !== ''));
  return LiveKeeper ? <LiveKeeper key={me.userID} userID={me.userID} /> : null;
}
