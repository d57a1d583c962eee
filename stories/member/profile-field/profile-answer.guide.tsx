import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'The answer of a member to a field of the profile, in the form of its type.',
  avoid: ['To edit it, use the form of the profile.'],
  reader: 'Text, a link or a date.',
};
