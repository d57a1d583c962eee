import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { PagerJumpEvent, pagerJumpMachine } from './pager-jump.machine.ts';

/** Maps the snapshot of the page jump to props: whether the form is open, the error, and the props of its parts. */
export function connectPagerJump(
  snapshot: SnapshotFrom<typeof pagerJumpMachine>,
  send: (event: PagerJumpEvent) => void,
) {
  const { page, askedFor } = snapshot.context;
  return {
    hasForm: snapshot.hasTag('open'),
    isJumping: snapshot.value === 'jumping',
    hasFailed: snapshot.value === 'failed',
    /** The requested page that does not exist, and the page shown instead. */
    clamped: snapshot.value === 'clamped' ? { askedFor, page } : undefined,
    request: () => send({ type: 'jump.requested' }),
    follow: (place: { page: number; count: number }) => send({ type: 'page.changed', ...place }),
    submit: (typed: string) => send({ type: 'jump.submitted', typed }),
    getRootProps: () => stateProps(snapshot),
    getButtonProps: () => ({ onClick: () => send({ type: 'jump.requested' }) }),
    getCancelProps: () => ({ onClick: () => send({ type: 'jump.cancelled' }) }),
  };
}
