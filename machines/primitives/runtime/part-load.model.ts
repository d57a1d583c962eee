import { defineModel } from '#machines/model/model.ts';
import { partLoadMachine } from './part-load.machine.ts';
import { partLoadAfter } from './part-load.ts';

/** The model of a part that is loaded on demand: two buttons that need it, and a load that can fail. */
export const partLoadModel = defineModel(partLoadMachine, {
  events: [
    { type: 'part.requested', action: 'Like' },
    { type: 'part.requested', action: 'Agree' },
  ],
  answers: { load: { done: [undefined], error: [new Error('The part cannot be loaded.')] } },
  essence: ({ context: { action } }) => action,
  observe: ({ context: { action } }) => ({ action: action === undefined ? null : String(action) }),
  invariants: {
    'the newest action is kept until the part is released': ({ context, value }, before, event) =>
      event?.type === 'part.requested'
        ? context.action === event.action
        : value === 'idle' || context.action === before?.context.action,
    'the plain function of pages agrees with the machine': ({ context, value }, before, event) => {
      if (!before || !event) return true;
      const type = String(event.type);
      const { action } = before.context;
      const plain = type.startsWith('xstate.done')
        ? ({ type: 'part.loaded', action } as const)
        : type.startsWith('xstate.error')
          ? ({ type: 'part.failed', action } as const)
          : event;
      const after = partLoadAfter({ state: before.value, action }, plain);
      return after.state === value && after.action === context.action;
    },
  },
});
