import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'A text with suggestions from many or unknown values, such as members or tags.',
  avoid: ['For few known values, use `Select`.'],
  keys: [
    ['ArrowDown, ArrowUp', 'Moves through the options'],
    ['Enter', 'Takes the option'],
    ['Escape', 'Closes the list, then clears the text'],
  ],
  reader: 'The number of options once, then each option with its position.',
};
