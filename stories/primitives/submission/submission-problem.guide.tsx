import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'Says why something could not be sent, beside the control that sent it, and offers the ways on.',
  avoid: [
    'For an error of one field, use the error of `Field`.',
    'For a state of the page that stays true, use `Message`.',
    'For an outcome after the control is gone, use `Toast`.',
  ],
  reader: 'An alert with the reason; its buttons follow it.',
};
