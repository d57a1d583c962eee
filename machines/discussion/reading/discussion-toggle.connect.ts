import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { DiscussionToggleEvent, discussionToggleMachine } from './discussion-toggle.machine.ts';

type Snapshot = SnapshotFrom<typeof discussionToggleMachine>;

/**
 * Maps a snapshot to props: whether the toggle is on, the error of the last attempt to switch it, and the props of the
 * button.
 */
export function connectDiscussionToggle(snapshot: Snapshot, send: (event: DiscussionToggleEvent) => void) {
  const { isOn, reason } = snapshot.context;
  const toggle = () => send({ type: 'toggle.requested' });
  return {
    isOn,
    isSaving: snapshot.value === 'saving',
    reason: snapshot.value === 'failed' ? reason : undefined,
    toggle,
    dismiss: () => send({ type: 'problem.dismissed' }),
    getRootProps: () => stateProps(snapshot),
    getButtonProps: () => ({ 'aria-pressed': isOn, 'aria-busy': snapshot.value === 'saving', onClick: toggle }),
  };
}
