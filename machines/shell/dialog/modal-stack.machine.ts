import { assign, setup } from 'xstate';

/**
 * An open dialog. A dialog that `holds` (it is busy, or needs a confirmation) handles Escape itself and stays open
 * until it closes itself.
 */
export interface StackedDialog {
  readonly id: string;
  readonly holds: boolean;
}

/** The events of the modal stack. */
export type ModalStackEvent =
  | { type: 'dialog.opened'; id: string; holds: boolean }
  | { type: 'dialog.closed'; id: string }
  | { type: 'escape.pressed' };

type Id = { id: string };

/**
 * The machine that tracks which dialog is on top. Escape closes only that one, by its safe option
 * (docs/behavior/shell.md#dialogs). A dialog that reports again retains its position.
 */
export const modalStackMachine = setup({
  types: { context: {} as { dialogs: readonly StackedDialog[] }, events: {} as ModalStackEvent },
  guards: {
    isKnown: ({ context }, { id }: Id) => context.dialogs.some((dialog) => dialog.id === id),
    leavesOne: ({ context }, { id }: Id) => context.dialogs.filter((dialog) => dialog.id !== id).length === 1,
    hasTwoAndLetsGo: ({ context: { dialogs } }) => dialogs.length === 2 && dialogs.at(-1)?.holds === false,
    letsGo: ({ context: { dialogs } }) => dialogs.at(-1)?.holds === false,
  },
  actions: {
    put: assign(({ context: { dialogs } }, { id, holds }: StackedDialog) => ({
      dialogs: dialogs.some((dialog) => dialog.id === id)
        ? dialogs.map((dialog) => (dialog.id === id ? { id, holds } : dialog))
        : [...dialogs, { id, holds }],
    })),
    take: assign(({ context: { dialogs } }, { id }: Id) => ({ dialogs: dialogs.filter((dialog) => dialog.id !== id) })),
    takeTop: assign(({ context: { dialogs } }) => ({ dialogs: dialogs.slice(0, -1) })),
    /** Requests the topmost dialog to close. */
    askTop: (_, _params: Id) => {},
  },
}).createMachine({
  id: 'modal-stack',
  context: { dialogs: [] },
  initial: 'clear',
  states: {
    clear: {
      on: { 'dialog.opened': { target: 'one', actions: { type: 'put', params: ({ event }) => event } } },
    },
    one: {
      tags: 'covered',
      on: {
        'dialog.opened': [
          {
            guard: { type: 'isKnown', params: ({ event }) => event },
            actions: { type: 'put', params: ({ event }) => event },
          },
          { target: 'several', actions: { type: 'put', params: ({ event }) => event } },
        ],
        'dialog.closed': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          target: 'clear',
          actions: { type: 'take', params: ({ event }) => event },
        },
        'escape.pressed': [
          {
            guard: 'letsGo',
            target: 'clear',
            actions: [
              { type: 'askTop', params: ({ context }) => ({ id: context.dialogs.at(-1)?.id ?? '' }) },
              'takeTop',
            ],
          },
          { actions: { type: 'askTop', params: ({ context }) => ({ id: context.dialogs.at(-1)?.id ?? '' }) } },
        ],
      },
    },
    several: {
      tags: 'covered',
      on: {
        'dialog.opened': { actions: { type: 'put', params: ({ event }) => event } },
        'dialog.closed': [
          {
            guard: { type: 'leavesOne', params: ({ event }) => event },
            target: 'one',
            actions: { type: 'take', params: ({ event }) => event },
          },
          { actions: { type: 'take', params: ({ event }) => event } },
        ],
        'escape.pressed': [
          {
            guard: 'hasTwoAndLetsGo',
            target: 'one',
            actions: [
              { type: 'askTop', params: ({ context }) => ({ id: context.dialogs.at(-1)?.id ?? '' }) },
              'takeTop',
            ],
          },
          {
            guard: 'letsGo',
            actions: [
              { type: 'askTop', params: ({ context }) => ({ id: context.dialogs.at(-1)?.id ?? '' }) },
              'takeTop',
            ],
          },
          { actions: { type: 'askTop', params: ({ context }) => ({ id: context.dialogs.at(-1)?.id ?? '' }) } },
        ],
      },
    },
  },
});
