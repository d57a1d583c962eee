import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { LiveUpdatesEvent, liveUpdatesMachine } from './live-updates.machine.ts';

type Snapshot = SnapshotFrom<typeof liveUpdatesMachine>;

/** Maps the snapshot of live updates to props: the connection's status, the switch, and the retry button. */
export function connectLiveUpdates(snapshot: Snapshot, send: (event: LiveUpdatesEvent) => void) {
  return {
    isConnected: snapshot.matches({ wanted: { listening: 'connected' } }),
    isConnecting: snapshot.matches({ wanted: { listening: 'connecting' } }),
    isRetrying: snapshot.matches({ wanted: 'retrying' }),
    isOffline: snapshot.matches({ wanted: 'offline' }),
    getRootProps: () => stateProps(snapshot),
    getRetryProps: () => ({ onClick: () => send({ type: 'retry.requested' }) }),
    getSwitchProps: () => ({
      checked: snapshot.matches('wanted'),
      onChange: ({ target }: { target: { checked: boolean } }) =>
        send({ type: target.checked ? 'updates.wanted' : 'updates.stopped' }),
    }),
  };
}
