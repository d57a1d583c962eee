import { setup } from 'xstate';

/** The events of collapsible content. `height` is in pixels. */
export type CollapsibleEvent =
  | { type: 'content.measured'; height: number }
  | { type: 'expand.requested' }
  | { type: 'collapse.requested' };

/** Height of collapsed content, and the excess up to which content is still shown in full, in pixels. */
export const collapsedHeight = 100;
const overshoot = 50;

/**
 * Shows the beginning of tall content and the rest on demand (docs/behavior/shell.md#collapsible-content). Content that
 * is only slightly taller is shown in full. Expanded content stays expanded when it grows.
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
