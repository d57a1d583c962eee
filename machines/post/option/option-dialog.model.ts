import { ApiFailure } from '#api/failure.ts';
import { permissionFailure } from '#api/permission-failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { optionDialogMachine } from './option-dialog.machine.ts';

/** The model of a form dialog: closed without changes, and closed with entered data. */
export const optionDialogModel = defineModel(optionDialogMachine, {
  events: [
    { type: 'form.left', isChanged: false },
    { type: 'form.left', isChanged: true },
  ],
  answers: { save: { done: [null], error: [permissionFailure(['session.valid']), ApiFailure.unreachable()] } },
  invariants: {
    'a reason is told exactly where saving failed': ({ value, context }) =>
      (value === 'failed') === (context.reason !== ''),
    'what was entered is lost only where it is discarded or saved': ({ value }, before, event) =>
      value !== 'closed' ||
      !before ||
      event?.type === 'discard.confirmed' ||
      (event?.type === 'form.left' && !event.isChanged) ||
      String(event?.type).startsWith('xstate.done'),
  },
});
