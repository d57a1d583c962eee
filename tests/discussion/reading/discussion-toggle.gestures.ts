import { expect, type Page } from '@playwright/test';
import { discussionToggleModel } from '#machines/discussion/reading/discussion-toggle.model.ts';
import { defineGestures, press } from '#tests/support/machine/gestures.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Bookmark' });

/** The gestures of the discussion toggle machine. */
export const discussionToggleGestures = defineGestures(discussionToggleModel, {
  events: {
    'toggle.requested': press(button),
    'problem.dismissed': press((page) => page.getByRole('button', { name: 'Dismiss' })),
  },
  replies: { save: (bookmarked: boolean) => ({ status: 200, body: { bookmarked } }) },
  facts: {
    isOn: (look) => look.is('button[aria-pressed]', 'pressed'),
    reason: (look) => look.problem(),
  },
  seen: {
    settled: ({ page }) => expect(button(page)).toHaveAttribute('aria-busy', 'false'),
    saving: ({ page }) => expect(button(page)).toHaveAttribute('aria-busy', 'true'),
    failed: ({ page }) => expect(page.getByRole('alert')).toContainText('permission'),
  },
});
