import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'Several options of which any number can be chosen, as one group.',
  avoid: ['For exactly one, use `RadioGroup`.', 'For hundreds, use a search with suggestions.'],
  keys: [['Space', 'Checks or unchecks an option']],
  reader: 'A group with its label and native checkboxes.',
};
