import { escalationChangeModel } from '#machines/moderation/escalation/escalation-change.model.ts';
import { defineSubmissionGestures } from '#tests/support/machine/submission-gestures.ts';

/** The gestures for hiding the post of an escalation. */
export const escalationChangeGestures = defineSubmissionGestures(escalationChangeModel, {
  trigger: (page) => page.getByRole('button', { name: 'Remove Post' }),
});
