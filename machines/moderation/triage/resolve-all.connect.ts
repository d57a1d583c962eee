import type { SnapshotFrom } from 'xstate';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import type { ResolveAllEvent, resolveAllMachine } from './resolve-all.machine.ts';

/** Maps a snapshot of the resolution of all discussions to texts and the props of the dialog and its buttons. */
export function connectResolveAll(
  snapshot: SnapshotFrom<typeof resolveAllMachine>,
  send: (event: ResolveAllEvent) => void,
) {
  const state = snapshot.value;
  const { before, batch, reason } = snapshot.context;
  const isResolving = state === 'resolving';
  const isFailed = state === 'failed';
  const close = () => send({ type: 'dialog.closed' });
  return {
    reason: isFailed ? reason : undefined,
    isFailed,
    isResolving,
    isEnded: state === 'ended',
    progress: t('report.community.resolved', { count: before + batch }),
    getRootProps: () => stateProps(snapshot),
    getTriggerProps: () => ({ onClick: () => send({ type: 'resolution.requested' }) }),
    getDialogProps: () => ({
      open: state === 'asking' || isResolving || isFailed,
      preventsClosing: isResolving,
      onOpenChange: (open: boolean) => {
        if (!open && !isResolving) close();
      },
    }),
    getCancelProps: () => ({ onClick: close, ...(isResolving && { disabledReason: t('primitives.confirm.busy') }) }),
    getConfirmProps: () => ({
      busy: isResolving,
      onClick: () => send({ type: isFailed ? 'retry.requested' : 'resolution.confirmed' }),
    }),
  };
}
