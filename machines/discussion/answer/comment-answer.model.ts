import { permissionFailure } from '#api/permission-failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { commentAnswerMachine } from './comment-answer.machine.ts';

/** The model of the comment answer machine, with a pending answer as the start state. */
export const commentAnswerModel = defineModel(commentAnswerMachine, {
  starts: { start: { status: 'pending' } },
  events: [
    { type: 'answer.judged', verdict: 'accepted' },
    { type: 'answer.judged', verdict: 'rejected' },
  ],
  answers: { judge: { done: [undefined], error: [permissionFailure(['curation.manage'])] } },
  essence: ({ context: { shown, known } }) => [shown, known],
  observe: ({ context: { shown, known, reason } }) => ({ shown, known, reason }),
  optimistic: { shown: ({ context: { known } }) => known },
  invariants: {
    'a verdict is shown optimistically, and repeating it revokes it': ({ context }, before, event) =>
      event?.type !== 'answer.judged' ||
      before?.matches('saving') === true ||
      context.shown === (before?.context.shown === event.verdict ? 'pending' : event.verdict),
    'a failure rolls back the verdict and has a reason': ({ value, context: { shown, known, reason } }) =>
      value !== 'failed' || (shown === known && reason !== ''),
    'the settled verdict is that of the server': ({ value, context: { shown, known } }) =>
      value !== 'settled' || shown === known,
  },
});
