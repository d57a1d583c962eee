import { expect, type Page } from '@playwright/test';
import { collapsibleModel } from '#machines/primitives/overlay/collapsible.model.ts';
import { defineGestures, press } from '#tests/support/machine/gestures.ts';
import { dispatchStoryEvent } from '#tests/support/machine/story-event.ts';

const lastLink = (page: Page) => page.getByRole('link', { name: 'Tide tables' });
const canBeFocused = async (page: Page) => {
  await lastLink(page).focus();
  await expect(lastLink(page)).toBeFocused();
};

/** The gestures of collapsible content: it grows, and the reader expands and collapses it. */
export const collapsibleGestures = defineGestures(collapsibleModel, {
  events: {
    'content.measured': {
      world: ({ page, event: { height } }) => dispatchStoryEvent(page, 'content.measured', height),
    },
    'expand.requested': press((page) => page.getByRole('button', { name: 'Expand signature' })),
    'collapse.requested': press((page) => page.getByRole('button', { name: 'Collapse signature' })),
  },
  seen: {
    whole: async ({ page }) => {
      await expect(page.getByRole('button')).toHaveCount(0);
      await canBeFocused(page);
    },
    collapsed: async ({ page }) => {
      await expect(page.getByRole('button', { name: 'Expand signature', expanded: false })).toBeVisible();
      // Hidden content cannot be focused.
      await lastLink(page).focus();
      await expect(lastLink(page)).not.toBeFocused();
      await expect(page.getByRole('link', { name: 'Harbour office' })).toBeVisible();
    },
    expanded: async ({ page }) => {
      await expect(page.getByRole('button', { name: 'Collapse signature', expanded: true })).toBeVisible();
      await canBeFocused(page);
    },
  },
});
