import { discussionResolutionModel } from '#machines/moderation/triage/discussion-resolution.model.ts';
import { defineSubmissionGestures } from '#tests/support/machine/submission-gestures.ts';

/** The gestures for resolving a discussion in triage. */
export const discussionResolutionGestures = defineSubmissionGestures(discussionResolutionModel, {
  trigger: (page) => page.getByRole('button', { name: 'Resolve' }),
});
