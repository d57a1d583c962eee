import type { SnapshotFrom } from 'xstate';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import type { OptionDialogEvent, optionDialogMachine } from './option-dialog.machine.ts';

type Snapshot = SnapshotFrom<typeof optionDialogMachine>;

/** Maps a snapshot of a form dialog to props. `isChanged` states whether closing would lose entered data. */
export function connectOptionDialog(snapshot: Snapshot, send: (event: OptionDialogEvent) => void, isChanged: boolean) {
  const isSaving = snapshot.value === 'saving';
  const isDiscarding = snapshot.value === 'discarding';
  const leave = () => send({ type: 'form.left', isChanged });
  const stay = () => send({ type: 'discard.cancelled' });
  const close = isDiscarding ? stay : leave;
  return {
    reason: snapshot.context.reason || undefined,
    isDiscarding,
    getRootProps: () => stateProps(snapshot),
    getDialogProps: () => ({
      open: snapshot.status === 'active',
      preventsClosing: isSaving || isChanged,
      onOpenChange: (open: boolean) => {
        if (!open) close();
      },
    }),
    getCancelProps: () => ({ onClick: leave, ...(isSaving && { disabledReason: t('primitives.confirm.busy') }) }),
    getSubmitProps: () => ({ busy: isSaving, onClick: () => send({ type: 'form.submitted' }) }),
    getDiscardProps: () => ({ onStay: stay, onDiscard: () => send({ type: 'discard.confirmed' }) }),
  };
}
