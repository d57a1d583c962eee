import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { fromCallback } from 'xstate';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { listenOn, watchNetwork } from '#components/shell/site/live-line.ts';
import { LiveStatus } from '#components/shell/site/live-status.tsx';
import { connectLiveUpdates } from '#machines/shell/site/live-updates.connect.ts';
import { type LiveUpdatesEvent, liveUpdatesMachine } from '#machines/shell/site/live-updates.machine.ts';
import { type LiveUpdate, liveStore } from './live-store.ts';
import { openSharedConnection } from './shared-connection.ts';

/**
 * Keeps the live-update connection open while the page is open and shows an unobtrusive notice while the forum cannot
 * be reached (docs/behavior/platform.md#live-updates). A change of topics opens a new connection; no update is lost in
 * between.
 */
export function LiveConnection({ userID }: { userID: number }) {
  const topics = useSyncExternalStore(liveStore.watch, liveStore.topics, () => '');
  const latest = useRef(topics);
  latest.current = topics;
  const logic = useMemo(
    () =>
      liveUpdatesMachine.provide({
        actors: {
          openLine: fromCallback<LiveUpdatesEvent>(({ sendBack }) =>
            listenOn(openSharedConnection(userID, latest.current ? latest.current.split(',') : []), sendBack),
          ),
          watchNetwork: fromCallback<LiveUpdatesEvent>(({ sendBack }) => watchNetwork(sendBack)),
        },
        actions: { tellUpdate: (_, { update }) => liveStore.tell(JSON.parse(update) as LiveUpdate) },
      }),
    [userID],
  );
  const [snapshot, send] = useMachine(logic);
  const isWanted = userID > 0 || topics !== '';
  useEffect(() => {
    if (!isWanted) return;
    send({ type: 'updates.wanted' });
    return () => send({ type: 'updates.stopped' });
  }, [send, isWanted, topics]);
  // The member is signed out or the discussion is gone: there are no more updates to receive, and the forum itself
  // works.
  useEffect(() => liveStore.listen('over', () => send({ type: 'updates.stopped' })), [send]);
  return <LiveStatus updates={connectLiveUpdates(snapshot, send)} />;
}
