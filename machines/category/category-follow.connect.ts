import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { CategoryFollowEvent, categoryFollowMachine, FollowPreferenceName } from './category-follow.machine.ts';

type Snapshot = SnapshotFrom<typeof categoryFollowMachine>;

/**
 * Maps a snapshot to props: whether the category is followed, its notification preferences, and the props of each
 * control.
 */
export function connectCategoryFollow(snapshot: Snapshot, send: (event: CategoryFollowEvent) => void) {
  const { flyout, preferences: state } = snapshot.value;
  const { wanted, known, reason } = snapshot.context;
  const isOpen = flyout === 'open';
  const isFollowed = state !== 'notFollowed' && state !== 'refused' && state !== 'unfollowing';
  const isBusy = state === 'following' || state === 'unfollowing';
  return {
    isOpen,
    isFollowed,
    isBusy,
    hasChoices: known['preferences.followed'] && isFollowed,
    mayRetry: state === 'refused',
    reason: state === 'failed' || state === 'refused' ? reason : undefined,
    retry: () => send({ type: 'retry.requested' }),
    dismiss: state === 'failed' ? () => send({ type: 'problem.dismissed' }) : undefined,
    close: () => isOpen && send({ type: 'flyout.closed' }),
    getRootProps: () => stateProps(snapshot),
    getButtonProps: () => ({
      'aria-expanded': isOpen,
      busy: state === 'unfollowing',
      onClick: () => send({ type: isOpen ? 'flyout.closed' : 'flyout.opened' }),
    }),
    getChoiceProps: (choice: FollowPreferenceName) => ({
      checked: wanted[choice],
      onChange: () => send({ type: 'choice.toggled', choice }),
    }),
    getUnfollowProps: () => ({ onClick: () => send({ type: 'unfollow.requested' }) }),
  };
}

/** The props that `connectCategoryFollow` returns. */
export type CategoryFollowApi = ReturnType<typeof connectCategoryFollow>;
