import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose:
    'A form in a dialog that changes a post. It closes only after the server has agreed, and keeps what was entered if not.',
  avoid: [
    'For a question without fields, use `Confirm`.',
    'For a change that is shown at once and taken back on failure, use an optimistic control.',
  ],
  keys: [['Escape', 'Closes it, or asks whether to discard what was entered']],
  reader: 'A modal dialog; a refusal is an alert inside it.',
};
