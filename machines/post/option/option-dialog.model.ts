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
  observe: ({ context: { reason } }) => ({ reason }),
  invariants: {
    'a reason is set exactly while saving has failed': ({ value, context }) =>
      (value === 'failed') === (context.reason !== ''),
    'entered data is removed only by discarding or saving': ({ value }, before, event) =>
      value !== 'closed' ||
      !before ||
      event?.type === 'discard.confirmed' ||
      (event?.type === 'form.left' && !event.isChanged) ||
      String(event?.type).startsWith('xstate.done'),
  },
});
