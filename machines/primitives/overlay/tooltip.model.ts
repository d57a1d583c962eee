import { defineModel } from '#machines/model/model.ts';
import { tooltipMachine } from './tooltip.machine.ts';

/** The model of the page's tooltip: two triggers, Bookmark and Report. */
export const tooltipModel = defineModel(tooltipMachine, {
  events: ['bookmark', 'report'].flatMap((id) => [
    { type: 'trigger.entered', id },
    { type: 'trigger.focused', id },
    { type: 'trigger.tapped', id },
    { type: 'trigger.removed', id },
  ]),
  essence: ({ context }) => context.id,
  // A tap elsewhere begins with a press elsewhere, which closes the tooltip.
  never: ({ value, context }, event) =>
    event.type === 'trigger.tapped' && value === 'visibleByTap' && event.id !== context.id,
  observe: ({ context: { id } }) => ({ id }),
  invariants: {
    'a trigger is set exactly while the tooltip is not idle': ({ value, context }) =>
      (value === 'idle') === (context.id === ''),
  },
});
