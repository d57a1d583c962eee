import { defineModel, modelStart } from '#machines/model/model.ts';
import type { EditWindowInput } from '#machines/post/edit-window.ts';
import { editDeadlineMachine } from './edit-deadline.machine.ts';

const facts = (timeout: number): { facts: EditWindowInput } => ({
  facts: {
    mayEditAny: false,
    isAuthor: true,
    isClosed: false,
    dateInserted: new Date(modelStart).toISOString(),
    timeout,
  },
});

/** The model of the edit deadline: soon, in more than a day, past, and unlimited; copying succeeds or fails. */
export const editDeadlineModel = defineModel(editDeadlineMachine, {
  starts: { soon: facts(80), far: facts(86_400 + 80), past: facts(0), endless: facts(-1) },
  answers: { copyText: { done: [undefined], error: [new Error('Not allowed.')] } },
  essence: ({ context }) => String(context.left),
  rests: ['endless'],
  delays: {
    untilEnd: ({ context: { left } }) => left,
    untilLastMinute: ({ context: { left } }) => Math.min(left - 60_000, 86_400_000),
  },
  observe: ({ context: { left, facts } }) => ({ left, timeout: facts.timeout }),
  invariants: {
    'the remaining time never increases': ({ context }, before) => !before || context.left <= before.context.left,
    'the warning appears only while time remains': ({ value, context }) => value !== 'ending' || context.left > 0,
    'the time is reported as over only when none remains': ({ value, context }) =>
      value === 'calm' || value === 'ending' || value === 'endless' || context.left === 0,
  },
});
