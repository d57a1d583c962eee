import { assign, fromCallback, setup } from 'xstate';

/** The events of the page's tooltip. `id` identifies the trigger. */
export type TooltipEvent =
  | { type: 'trigger.entered'; id: string }
  | { type: 'trigger.moved' }
  | { type: 'trigger.left' }
  | { type: 'trigger.focused'; id: string }
  | { type: 'trigger.blurred' }
  | { type: 'trigger.pressed' }
  | { type: 'trigger.tapped'; id: string }
  | { type: 'trigger.removed'; id: string }
  | { type: 'tip.entered' }
  | { type: 'tip.left' }
  | { type: 'escape.pressed' }
  | { type: 'page.scrolled' }
  | { type: 'page.pressed' };

type Id = { id: string };

/**
 * Shows the single tooltip of a page (docs/behavior/shell.md#tooltips): after the pointer has rested on a trigger,
 * immediately on keyboard focus, and on tap if the tooltip is the only place of its information. The pointer may move
 * onto the tooltip. Escape closes only the tooltip. A press closes it and still takes effect. Scrolling hides it.
 */
export const tooltipMachine = setup({
  types: { context: {} as Id, events: {} as TooltipEvent },
  actors: {
    /** Listens for Escape (and stops its propagation), scrolling, and presses elsewhere. */
    watchPage: fromCallback<TooltipEvent, Id>(() => {}),
    watchScroll: fromCallback<TooltipEvent>(() => {}),
  },
  delays: { rest: 100, linger: 500, scrollPause: 200 },
  guards: {
    isConcerned: ({ context }, { id }: Id) => context.id === id,
    isAnother: ({ context }, { id }: Id) => context.id !== id,
  },
  actions: { claim: assign((_, { id }: Id) => ({ id })), release: assign({ id: '' }) },
}).createMachine({
  id: 'tooltip',
  context: { id: '' },
  initial: 'idle',
  on: {
    'trigger.removed': { guard: { type: 'isConcerned', params: ({ event }) => event }, target: '.idle' },
  },
  states: {
    idle: {
      entry: 'release',
      on: {
        'trigger.entered': { target: 'focused', actions: { type: 'claim', params: ({ event }) => event } },
        'trigger.focused': { target: 'visibleByFocus', actions: { type: 'claim', params: ({ event }) => event } },
        'trigger.tapped': { target: 'visibleByTap', actions: { type: 'claim', params: ({ event }) => event } },
      },
    },
    focused: {
      after: { rest: 'visible' },
      on: {
        'trigger.moved': { target: 'focused', reenter: true },
        'trigger.left': 'idle',
        'trigger.pressed': 'dismissed',
        'trigger.focused': { target: 'visibleByFocus', actions: { type: 'claim', params: ({ event }) => event } },
      },
    },
    visible: {
      tags: 'open',
      invoke: { src: 'watchPage', input: ({ context }) => context },
      initial: 'overTrigger',
      on: {
        'trigger.focused': { target: 'visibleByFocus', actions: { type: 'claim', params: ({ event }) => event } },
      },
      states: {
        overTrigger: {
          on: {
            'trigger.left': '#tooltip.leavingVisible',
            'trigger.pressed': '#tooltip.dismissed',
            'escape.pressed': '#tooltip.dismissed',
            'page.scrolled': '#tooltip.dismissed',
          },
        },
        overTip: {
          on: {
            'tip.left': '#tooltip.leavingVisible',
            'escape.pressed': '#tooltip.idle',
            'page.scrolled': '#tooltip.idle',
          },
        },
      },
    },
    leavingVisible: {
      tags: 'open',
      invoke: { src: 'watchPage', input: ({ context }) => context },
      after: { linger: 'idle' },
      on: {
        'trigger.entered': [
          { guard: { type: 'isConcerned', params: ({ event }) => event }, target: 'visible' },
          { target: 'focused', actions: { type: 'claim', params: ({ event }) => event } },
        ],
        'tip.entered': 'visible.overTip',
        'trigger.focused': { target: 'visibleByFocus', actions: { type: 'claim', params: ({ event }) => event } },
        'escape.pressed': 'idle',
        'page.scrolled': 'idle',
      },
    },
    visibleByFocus: {
      tags: 'open',
      invoke: { src: 'watchPage', input: ({ context }) => context },
      on: {
        'trigger.blurred': 'idle',
        'trigger.pressed': 'idle',
        'trigger.entered': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          target: 'focused',
          actions: { type: 'claim', params: ({ event }) => event },
        },
        'escape.pressed': 'idle',
        // Scrolling the focused trigger into view also fires scroll events: the tooltip reappears when scrolling has
        // ended.
        'page.scrolled': 'scrolling',
      },
    },
    scrolling: {
      invoke: { src: 'watchScroll' },
      after: { scrollPause: 'visibleByFocus' },
      on: {
        'page.scrolled': { target: 'scrolling', reenter: true },
        'trigger.blurred': 'idle',
        'trigger.pressed': 'idle',
        'trigger.entered': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          target: 'focused',
          actions: { type: 'claim', params: ({ event }) => event },
        },
      },
    },
    visibleByTap: {
      tags: 'open',
      invoke: { src: 'watchPage', input: ({ context }) => context },
      on: {
        'trigger.tapped': 'idle',
        'page.pressed': 'idle',
        'trigger.focused': { target: 'visibleByFocus', actions: { type: 'claim', params: ({ event }) => event } },
        'escape.pressed': 'idle',
        'page.scrolled': 'idle',
      },
    },
    dismissed: {
      on: {
        'trigger.left': 'idle',
        'trigger.focused': { target: 'visibleByFocus', actions: { type: 'claim', params: ({ event }) => event } },
      },
    },
  },
});
