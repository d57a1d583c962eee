import { defineModel } from '#machines/model/model.ts';
import { collapsibleMachine } from './collapsible.machine.ts';

/** The model of collapsible content: at the limit of 150 pixels and just above it. */
export const collapsibleModel = defineModel(collapsibleMachine, {
  events: [
    { type: 'content.measured', height: 150 },
    { type: 'content.measured', height: 151 },
  ],
  invariants: {
    'short content is shown completely': ({ value }, _, event) =>
      event?.type !== 'content.measured' || event.height > 150 || value === 'whole',
    'only the user collapses expanded content': ({ value }, before, event) =>
      before?.value !== 'expanded' || value !== 'collapsed' || event?.type === 'collapse.requested',
  },
});
