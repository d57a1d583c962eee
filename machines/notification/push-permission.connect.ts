import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { PushPermissionEvent, pushPermissionMachine } from './push-permission.machine.ts';

type Snapshot = SnapshotFrom<typeof pushPermissionMachine>;

/** What the pushing to a browser offers a view: how it stands, and what can be done about it. */
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
