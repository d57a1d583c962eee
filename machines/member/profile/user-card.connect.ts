import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { UserCardEvent, userCardMachine } from './user-card.machine.ts';

type Snapshot = SnapshotFrom<typeof userCardMachine>;

/** What the card of a member offers a view: what it shows, and the props of its trigger. */
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

/** The card of a member, as views see it. */
export type UserCardApi = ReturnType<typeof connectUserCard>;
