import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { UserCardEvent, userCardMachine } from './user-card.machine.ts';

type Snapshot = SnapshotFrom<typeof userCardMachine>;

/** Maps a snapshot of the user card machine to the content of the card and the props of its trigger. */
export function connectUserCard(snapshot: Snapshot, send: (event: UserCardEvent) => void) {
  const state = snapshot.value;
  const { fragment, user, reason } = snapshot.context;
  const isOpen = snapshot.hasTag('open');
  const close = () => isOpen && send({ type: 'card.closed' });
  return {
    state,
    isOpen,
    fragment,
    user: state === 'full' ? user : undefined,
    isLoading: state === 'loading',
    isDeleted: state === 'deleted',
    isMinimal: state === 'minimal',
    hasFailed: state === 'failed',
    reason: state === 'failed' ? reason : undefined,
    close,
    getRootProps: () => stateProps(snapshot),
    getTriggerProps: () => ({
      'aria-expanded': isOpen,
      'aria-haspopup': 'dialog' as const,
      onClick: () => (isOpen ? close() : send({ type: 'card.opened' })),
    }),
    getRetryProps: () => ({ onClick: () => send({ type: 'retry.requested' }) }),
  };
}

/** The value that `connectUserCard` returns. */
export type UserCardApi = ReturnType<typeof connectUserCard>;
