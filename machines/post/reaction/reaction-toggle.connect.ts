import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import {
  type ReactionKind,
  type ReactionToggleEvent,
  type reactionToggleMachine,
  withReaction,
} from './reaction-toggle.machine.ts';

type Snapshot = SnapshotFrom<typeof reactionToggleMachine>;

/**
 * Maps a snapshot of a post's reactions to props: the optimistic counts, the reason of a failure, and the props of each
 * button.
 */
export function connectReactionToggle(snapshot: Snapshot, send: (event: ReactionToggleEvent) => void) {
  const { known, wish, reason } = snapshot.context;
  const toggle = (kind: ReactionKind) => send({ type: 'reaction.toggled', kind });
  return {
    counts: withReaction(known, wish),
    isSaving: snapshot.value === 'saving',
    reason: snapshot.value === 'failed' ? reason : undefined,
    toggle,
    dismiss: () => send({ type: 'problem.dismissed' }),
    getRootProps: () => ({ ...stateProps(snapshot), 'aria-busy': snapshot.value === 'saving' }),
    getButtonProps: (kind: ReactionKind) => ({
      'aria-pressed': kind.urlcode === wish,
      onClick: () => toggle(kind),
    }),
  };
}

/** The props of a post's reactions. */
export type ReactionToggleApi = ReturnType<typeof connectReactionToggle>;
