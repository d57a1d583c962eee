import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'A setting of the site that is one line of text.',
  avoid: ['For a number, use `NumberSetting`.', 'For a long text, use the text area of a form.'],
  reader: 'A text field with label, help and error.',
};
