import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose:
    'Shares one state of writing between the parts of a discussion’s page, so that no text is lost when a part is replaced.',
  avoid: ['A form that stands alone needs no shared state.'],
};
