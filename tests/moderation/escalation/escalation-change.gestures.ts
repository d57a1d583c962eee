import type { Page } from '@playwright/test';
import { escalationChangeModel } from '#machines/moderation/escalation/escalation-change.model.ts';
import { defineSubmissionGestures } from '#tests/support/machine/submission-gestures.ts';

/** The gestures for hiding the post of an escalation. */
export const escalationChangeGestures = defineSubmissionGestures(escalationChangeModel, {
  trigger: (page: Page) => page.getByRole('button', { name: 'Remove Post' }),
});
