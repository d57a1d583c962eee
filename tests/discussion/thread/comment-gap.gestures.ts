import { expect } from '@playwright/test';
import { commentGapModel } from '#machines/discussion/thread/comment-gap.model.ts';
import { defineSubmissionGestures } from '#tests/support/machine/submission-gestures.ts';

/** The gestures for loading the comments that a thread omits. */
export const commentGapGestures = defineSubmissionGestures(commentGapModel, {
  trigger: (page) => page.getByRole('link'),
  seen: { done: ({ page }) => expect(page.getByRole('article', { name: 'Reply' })).toBeFocused() },
});
