import type { Page } from '@playwright/test';
import { heldPostDecisionModel } from '#machines/moderation/approval/held-post-decision.model.ts';
import { click, tabTo } from '#tests/support/machine/gestures.ts';
import { defineSubmissionGestures } from '#tests/support/machine/submission-gestures.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const chosen = (page: Page, { payload }: { payload?: unknown }) =>
  button(page, (payload as { kind: string }).kind === 'approve' ? 'Approve' : 'Reject');

/** The gestures for approving and rejecting a held post. */
export const heldPostDecisionGestures = defineSubmissionGestures(heldPostDecisionModel, {
  trigger: (page) => button(page, 'Approve'),
  submit: {
    pointer: ({ page, event }) => click(chosen(page, event)),
    keyboard: async ({ page, event }) => {
      await tabTo(page, chosen(page, event));
      await page.keyboard.press('Enter');
    },
  },
});
