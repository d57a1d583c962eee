import type { SnapshotFrom } from 'xstate';
import { t } from '#api/words.ts';
import { stateProps } from '#machines/state-name.ts';
import type { PostDeletionEvent, postDeletionMachine } from './post-deletion.machine.ts';

type Snapshot = SnapshotFrom<typeof postDeletionMachine>;

/** What the deletion of a post offers a view: whether the question stands, and the props of its two answers. */
export function connectPostDeletion(snapshot: Snapshot, send: (event: PostDeletionEvent) => void) {
  const state = snapshot.value;
  const isDeleting = state === 'deleting';
  const cancel = () => send({ type: 'delete.cancelled' });
  return {
    state,
    isDeleting,
    reason: state === 'failed' ? snapshot.context.reason : undefined,
    getRootProps: () => stateProps(snapshot),
    ask: () => send({ type: 'delete.requested' }),
    getDialogProps: () => ({
      open: state === 'open' || isDeleting || state === 'failed',
      onOpenChange: (open: boolean) => {
        if (!open) cancel();
      },
    }),
    getCancelProps: () => ({
      onClick: cancel,
      ...(isDeleting && { disabledReason: t('post.deletion.busy') }),
    }),
    getConfirmProps: () => ({ busy: isDeleting, onClick: () => send({ type: 'delete.confirmed' }) }),
  };
}

/** The deletion of a post, as views see it. */
export type PostDeletion = ReturnType<typeof connectPostDeletion>;
