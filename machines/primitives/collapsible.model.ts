import { defineModel } from '#machines/model/model.ts';
import { collapsibleMachine } from './collapsible.machine.ts';

/** How the graph of tall content is explored: at the limit of 150 pixels and just above it. */
export const collapsibleModel = defineModel(collapsibleMachine, {
  events: [
    { type: 'content.measured', height: 150 },
    { type: 'content.measured', height: 151 },
  ],
});
