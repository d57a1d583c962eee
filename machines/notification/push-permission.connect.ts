import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { PushPermissionEvent, pushPermissionMachine } from './push-permission.machine.ts';

type Snapshot = SnapshotFrom<typeof pushPermissionMachine>;

/**
 * Maps a snapshot of the push permission machine to props: the state of push notifications, and the available actions.
 */
export function connectPushPermission(snapshot: Snapshot, send: (event: PushPermissionEvent) => void) {
  const isOn = snapshot.matches('on') || snapshot.matches('unsubscribing');
  return {
    isOn,
    isOff: snapshot.matches('off') || snapshot.matches('subscribing'),
    isChecking: snapshot.matches('checking'),
    isUnsupported: snapshot.matches('unsupported'),
    isDenied: snapshot.matches('denied'),
    isFailed: snapshot.matches('failed'),
    getRootProps: () => stateProps(snapshot),
    getSwitchProps: () => ({
      busy: snapshot.hasTag('busy'),
      onClick: () => send({ type: isOn ? 'push.unwanted' : 'push.wanted' }),
    }),
    getRetryProps: () => ({ onClick: () => send({ type: 'retry.requested' }) }),
  };
}
