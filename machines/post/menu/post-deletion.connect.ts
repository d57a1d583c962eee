import type { SnapshotFrom } from 'xstate';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import type { PostDeletionEvent, postDeletionMachine } from './post-deletion.machine.ts';

type Snapshot = SnapshotFrom<typeof postDeletionMachine>;

/**
 * Maps a snapshot of a post's deletion to props: whether the confirmation is open, and the props of its two buttons.
 */
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

/** The props of a post's deletion. */
export type PostDeletion = ReturnType<typeof connectPostDeletion>;
