import { defineModel, modelStart } from '#machines/model/model.ts';
import { editWindowMachine } from './edit-window.machine.ts';
import type { EditWindowInput } from './edit-window.ts';

const facts = (own: Partial<EditWindowInput>): { facts: EditWindowInput } => ({
  facts: {
    mayEditAny: false,
    isAuthor: true,
    isClosed: false,
    dateInserted: new Date(modelStart).toISOString(),
    timeout: 80,
    ...own,
  },
});

/** The model of the edit window: a window of 80 seconds, no window, and an unlimited window. */
export const editWindowModel = defineModel(editWindowMachine, {
  starts: { counting: facts({}), never: facts({ timeout: 0 }), always: facts({ timeout: -1 }) },
  essence: ({ context }) => String(context.left),
  rests: ['endless'],
  observe: ({ context: { left, facts } }) => ({
    left: left === Number.POSITIVE_INFINITY ? 'unlimited' : left,
    timeout: facts.timeout,
  }),
  invariants: {
    'the remaining time never increases': ({ context }, before) => !before || context.left <= before.context.left,
  },
});
