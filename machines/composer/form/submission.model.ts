import { ApiFailure } from '#api/failure.ts';
import { fieldsFailure } from '#api/fields-failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { submissionMachine } from './submission.machine.ts';

/** The model of a submission: accepted, rejected with a field error, and unreachable server. */
export const submissionModel = defineModel(submissionMachine, {
  events: [{ type: 'field.edited', field: 'body' }],
  answers: {
    send: {
      done: [{ url: '/discussion/34' }],
      error: [fieldsFailure({ body: 'Body is too short.' }), ApiFailure.unreachable()],
    },
  },
  invariants: {
    'a text counts as posted only after a response of the server': (snapshot, before, event) =>
      snapshot.value !== 'posted' || before?.value === 'posted' || String(event?.type).startsWith('xstate.done'),
    'a refusal always has a message': ({ value, context }, before) =>
      value !== 'refused' || before?.value === 'refused' || context.refusal.message !== '',
  },
});
