import { expect, type Page } from '@playwright/test';
import { moderatorAssignmentModel } from '#machines/moderation/triage/moderator-assignment.model.ts';
import { click, tabTo } from '#tests/support/machine/gestures.ts';
import { defineSubmissionGestures } from '#tests/support/machine/submission-gestures.ts';

const trigger = (page: Page) => page.getByRole('button', { name: 'Assign' });

const isNobody = ({ payload }: { payload?: unknown }) => payload === null;

const item = (page: Page, event: { payload?: unknown }) =>
  page.getByRole('menuitem', { name: isNobody(event) ? 'Nobody' : 'Sami' });

/** The gestures for assigning reports to a moderator. */
export const moderatorAssignmentGestures = defineSubmissionGestures(moderatorAssignmentModel, {
  trigger,
  isToast: true,
  submit: {
    pointer: async ({ page, event }) => {
      await click(trigger(page));
      await click(item(page, event));
    },
    keyboard: async ({ page, event }) => {
      await tabTo(page, trigger(page));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menu')).toBeVisible();
      await page.keyboard.press(isNobody(event) ? 'Home' : 'End');
      await page.keyboard.press('Enter');
    },
  },
  seen: {
    sending: ({ page }) => expect(page.getByRole('menu')).toHaveCount(0),
    done: ({ page }) => expect(page.locator('[data-toast]').last()).toContainText('Assignee updated'),
  },
});
