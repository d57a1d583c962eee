import type { SnapshotFrom } from 'xstate';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import type { ConfirmEvent, confirmMachine } from './confirm.machine.ts';

/** Maps the snapshot of a confirmation to props: whether it is open, the error, and the props of its parts. */
export function connectConfirm(snapshot: SnapshotFrom<typeof confirmMachine>, send: (event: ConfirmEvent) => void) {
  const isActing = snapshot.value === 'acting';
  const cancel = () => send({ type: 'confirm.cancelled' });
  return {
    isOpen: snapshot.hasTag('open'),
    isActing,
    reason: snapshot.value === 'failed' ? snapshot.context.reason : undefined,
    ask: () => send({ type: 'confirm.requested' }),
    getRootProps: () => stateProps(snapshot),
    getDialogProps: () => ({
      open: snapshot.hasTag('open'),
      preventsClosing: isActing,
      onOpenChange: (open: boolean) => {
        if (!open) cancel();
      },
    }),
    getCancelProps: () => ({ onClick: cancel, ...(isActing && { disabledReason: t('primitives.confirm.busy') }) }),
    getConfirmProps: () => ({ busy: isActing, onClick: () => send({ type: 'confirm.accepted' }) }),
  };
}
