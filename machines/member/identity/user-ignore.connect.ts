import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { userIgnoreMachine } from './user-ignore.machine.ts';

type Snapshot = SnapshotFrom<typeof userIgnoreMachine>;

/** Maps a snapshot of the ignore machine to the ignored state and the props of the button that toggles it. */
export function connectUserIgnore(snapshot: Snapshot, send: (event: EventFromLogic<typeof userIgnoreMachine>) => void) {
  const { isIgnored, reason } = snapshot.context;
  return {
    isIgnored,
    reason: snapshot.matches('failed') ? reason : '',
    getRootProps: () => stateProps(snapshot),
    getButtonProps: () => ({
      busy: snapshot.hasTag('busy'),
      onClick: () => send({ type: 'choice.pressed' }),
    }),
  };
}

/** The value that `connectUserIgnore` returns. */
export type UserIgnoreApi = ReturnType<typeof connectUserIgnore>;
