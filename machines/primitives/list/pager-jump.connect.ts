import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { PagerJumpEvent, pagerJumpMachine } from './pager-jump.machine.ts';

/** What the jump to a page offers a view: whether its form is there, what went wrong, and the props of its parts. */
export function connectPagerJump(
  snapshot: SnapshotFrom<typeof pagerJumpMachine>,
  send: (event: PagerJumpEvent) => void,
) {
  const { page, askedFor } = snapshot.context;
  return {
    hasForm: snapshot.hasTag('open'),
    isJumping: snapshot.value === 'jumping',
    hasFailed: snapshot.value === 'failed',
    /** The number that was asked for in vain, and the page that was shown in its place. */
    clamped: snapshot.value === 'clamped' ? { askedFor, page } : undefined,
    request: () => send({ type: 'jump.requested' }),
    follow: (place: { page: number; count: number }) => send({ type: 'page.changed', ...place }),
    submit: (typed: string) => send({ type: 'jump.submitted', typed }),
    getRootProps: () => stateProps(snapshot),
    getButtonProps: () => ({ onClick: () => send({ type: 'jump.requested' }) }),
    getCancelProps: () => ({ onClick: () => send({ type: 'jump.cancelled' }) }),
  };
}
