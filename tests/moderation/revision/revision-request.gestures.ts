import { expect } from '@playwright/test';
import { revisionRequestModel } from '#machines/moderation/revision/revision-request.model.ts';
import { defineSubmissionGestures } from '#tests/support/machine/submission-gestures.ts';

/** The gestures for opening the revisions of a post. */
export const revisionRequestGestures = defineSubmissionGestures(revisionRequestModel, {
  trigger: (page) => page.getByRole('button', { name: 'Revision History' }),
  replies: { send: ({ rows }: { rows: unknown[] }) => ({ status: 200, body: rows }) },
  seen: { done: ({ page }) => expect(page.getByRole('status')).toContainText('never been edited') },
});
