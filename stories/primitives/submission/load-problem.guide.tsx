import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose:
    'Says that a part of the page could not be loaded, in the place of that part, and loads it again on request.',
  avoid: [
    'For something that could not be sent, use `SubmissionProblem`.',
    'For a page that could not be loaded, the router shows its own error page.',
  ],
  reader: 'An alert with the reason; the button that tries again follows it.',
};
