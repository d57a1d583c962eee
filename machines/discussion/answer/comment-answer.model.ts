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
  invariants: {
    'a verdict shows at once, and the same again takes it back': ({ context }, before, event) =>
      event?.type !== 'answer.judged' ||
      before?.matches('saving') === true ||
      context.shown === (before?.context.shown === event.verdict ? 'pending' : event.verdict),
    'a refusal restores what was, and says why': ({ value, context: { shown, known, reason } }) =>
      value !== 'failed' || (shown === known && reason !== ''),
    'what is settled is what the server knows': ({ value, context: { shown, known } }) =>
      value !== 'settled' || shown === known,
  },
});
