import { assign, fromCallback, setup } from 'xstate';

/**
 * The events of a toast. `isLasting` marks a toast that never expires: with an action, with a link, or
 * persistent.
 */
export type ToastEvent =
  | { type: 'pointer.entered' }
  | { type: 'pointer.left' }
  | { type: 'focus.entered' }
  | { type: 'focus.left' }
  | { type: 'tab.hidden' }
  | { type: 'tab.shown' }
  | { type: 'toast.replaced'; isLasting: boolean }
  | { type: 'toast.dismissed' };

/** The conditions that pause the timer. */
interface Holds {
  readonly isHovered: boolean;
  readonly isFocused: boolean;
  readonly isTabHidden: boolean;
}

interface Kind {
  readonly isLasting: boolean;
}

/**
 * The lifetime of a toast (docs/behavior/shell.md#toasts): a plain toast expires after 3000 ms; a toast with an
 * action or a link never does. The timer is paused while the toast is hovered or focused or the tab is hidden, and then
 * restarts. An expired toast is unmounted 2000 ms later.
 */
export const toastMachine = setup({
  types: { input: {} as Kind, context: {} as Kind & Holds, events: {} as ToastEvent },
  actors: { watchTab: fromCallback<ToastEvent>(() => {}) },
  delays: { reading: 3000, removal: 2000 },
  guards: {
    isLasting: ({ context }) => context.isLasting,
    isHeld: ({ context }) => context.isHovered || context.isFocused || context.isTabHidden,
    isFree: ({ context }) => !(context.isHovered || context.isFocused || context.isTabHidden),
  },
  actions: {
    noteHolds: assign((_, holds: Partial<Holds>) => holds),
    keepKind: assign((_, { isLasting }: Kind) => ({ isLasting })),
    tellGone: () => {},
  },
}).createMachine({
  id: 'toast',
  context: ({ input: { isLasting } }) => ({ isLasting, isHovered: false, isFocused: false, isTabHidden: false }),
  initial: 'deciding',
  invoke: { src: 'watchTab' },
  on: {
    'pointer.entered': { actions: { type: 'noteHolds', params: { isHovered: true } } },
    'pointer.left': { actions: { type: 'noteHolds', params: { isHovered: false } } },
    'focus.entered': { actions: { type: 'noteHolds', params: { isFocused: true } } },
    'focus.left': { actions: { type: 'noteHolds', params: { isFocused: false } } },
    'tab.hidden': { actions: { type: 'noteHolds', params: { isTabHidden: true } } },
    'tab.shown': { actions: { type: 'noteHolds', params: { isTabHidden: false } } },
    'toast.replaced': {
      target: '.deciding',
      reenter: true,
      actions: { type: 'keepKind', params: ({ event }) => event },
    },
  },
  states: {
    deciding: { always: [{ guard: 'isLasting', target: 'lasting' }, { target: 'counting' }] },
    counting: {
      tags: 'visible',
      always: { guard: 'isHeld', target: 'resting' },
      after: { reading: 'leaving' },
      on: { 'toast.dismissed': 'leaving' },
    },
    resting: {
      tags: 'visible',
      always: { guard: 'isFree', target: 'counting' },
      on: { 'toast.dismissed': 'leaving' },
    },
    lasting: { tags: 'visible', on: { 'toast.dismissed': 'leaving' } },
    leaving: {
      entry: { type: 'noteHolds', params: { isHovered: false, isFocused: false } },
      after: { removal: 'gone' },
    },
    gone: { entry: 'tellGone', type: 'final' },
  },
});
