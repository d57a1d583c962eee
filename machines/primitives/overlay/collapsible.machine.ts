import { setup } from 'xstate';

/** What befalls content that may be too tall; `height` in pixels. */
export type CollapsibleEvent =
  | { type: 'content.measured'; height: number }
  | { type: 'expand.requested' }
  | { type: 'collapse.requested' };

/** How tall content is shown when collapsed, and by how much it may be taller before it is; in pixels. */
export const collapsedHeight = 100;
const overshoot = 50;

/**
 * Shows the beginning of tall content and the rest on demand (`spec/behaviours.md` §33). Content that is only a little
 * taller is shown whole; what has been expanded stays so when it grows.
 */
export const collapsibleMachine = setup({
  types: { events: {} as CollapsibleEvent },
  guards: { isTooTall: (_, { height }: { height: number }) => height > collapsedHeight + overshoot },
}).createMachine({
  id: 'collapsible',
  initial: 'whole',
  states: {
    whole: {
      on: {
        'content.measured': { guard: { type: 'isTooTall', params: ({ event }) => event }, target: 'collapsed' },
      },
    },
    collapsed: {
      tags: 'collapsed',
      on: {
        'expand.requested': 'expanded',
        'content.measured': [{ guard: { type: 'isTooTall', params: ({ event }) => event } }, { target: 'whole' }],
      },
    },
    expanded: {
      on: {
        'collapse.requested': 'collapsed',
        'content.measured': [{ guard: { type: 'isTooTall', params: ({ event }) => event } }, { target: 'whole' }],
      },
    },
  },
});
