import { defineModel } from '#machines/model/model.ts';
import { modalStackMachine, type StackedDialog } from './modal-stack.machine.ts';

const order = ['edit', 'discard', 'help'];

const ids = (dialogs: readonly StackedDialog[]) => dialogs.map(({ id }) => id);

/** The model of the modal stack: three dialogs, each opened from the previous one. The last is busy at first. */
export const modalStackModel = defineModel(modalStackMachine, {
  events: [
    { type: 'dialog.opened', id: 'edit', holds: false },
    { type: 'dialog.opened', id: 'discard', holds: false },
    { type: 'dialog.opened', id: 'help', holds: true },
    { type: 'dialog.opened', id: 'help', holds: false },
    ...order.map((id) => ({ type: 'dialog.closed' as const, id })),
  ],
  essence: ({ context }) => context.dialogs.map(({ id, holds }) => (holds ? `${id}!` : id)).join(),
  never: ({ context: { dialogs } }, event) => {
    if (event.type !== 'dialog.opened') return false;
    const known = dialogs.find(({ id }) => id === event.id);
    const isTop = dialogs.at(-1)?.id === event.id;
    if (known) return !isTop || known.holds === event.holds;
    const before = order[order.indexOf(event.id) - 1];
    return before !== dialogs.at(-1)?.id || event.holds !== (event.id === 'help');
  },
  maxPairs: 60,
  observe: ({ context: { dialogs } }) => ({ dialogs: dialogs.map(({ id, holds }) => (holds ? `${id} (busy)` : id)) }),
  invariants: {
    'Escape closes only the top dialog, or none': ({ context }, before, event) => {
      if (event?.type !== 'escape.pressed' || !before) return true;
      const [was, is] = [before.context.dialogs, context.dialogs];
      return was.at(-1)?.holds ? ids(is).join() === ids(was).join() : ids(is).join() === ids(was).slice(0, -1).join();
    },
    'the state matches the number of dialogs': ({ value, context: { dialogs } }) =>
      value === (['clear', 'one'][dialogs.length] ?? 'several'),
  },
});
