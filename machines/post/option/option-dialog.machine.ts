import { assign, fromPromise, setup } from 'xstate';
import { failureReason } from '#machines/failure-reason.ts';

/** The events of a form dialog. `isChanged` states whether closing would lose entered data. */
export type OptionDialogEvent =
  | { type: 'form.submitted' }
  | { type: 'form.left'; isChanged: boolean }
  | { type: 'discard.confirmed' }
  | { type: 'discard.cancelled' };

/**
 * Saves a form in a dialog pessimistically. An error preserves the entered data and shows the reason. Closing with
 * unsaved data requires confirmation (docs/behavior/post.md#option-dialogs).
 */
export const optionDialogMachine = setup({
  types: { context: {} as { reason: string }, events: {} as OptionDialogEvent },
  actors: { save: fromPromise<unknown>(() => Promise.reject(new Error('The actor `save` is not provided.'))) },
  guards: { isChanged: (_, params: { isChanged: boolean }) => params.isChanged },
  actions: {
    noteReason: assign((_, { error }: { error: unknown }) => ({ reason: failureReason(error) })),
    forgetReason: assign({ reason: '' }),
    tellSaved: () => {},
  },
}).createMachine({
  id: 'option-dialog',
  context: { reason: '' },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.submitted': 'saving',
        'form.left': [
          { guard: { type: 'isChanged', params: ({ event }) => event }, target: 'discarding' },
          { target: 'closed' },
        ],
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'save',
        onDone: { target: 'closed', actions: 'tellSaved' },
        onError: { target: 'failed', actions: { type: 'noteReason', params: ({ event }) => event } },
      },
    },
    failed: {
      tags: 'error',
      exit: 'forgetReason',
      on: {
        'form.submitted': 'saving',
        'form.left': [
          { guard: { type: 'isChanged', params: ({ event }) => event }, target: 'discarding' },
          { target: 'closed' },
        ],
      },
    },
    discarding: {
      on: { 'discard.confirmed': 'closed', 'discard.cancelled': 'editing' },
    },
    closed: { type: 'final' },
  },
});
