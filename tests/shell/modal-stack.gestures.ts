import { expect, type Page } from '@playwright/test';
import { modalStackModel } from '#machines/shell/modal-stack.model.ts';
import { defineGestures, tabTo } from '#tests/support/gestures.ts';
import { tellStory } from '#tests/support/tell-story.ts';

const titles: Readonly<Record<string, string>> = { edit: 'Edit post', discard: 'Discard changes?', help: 'Help' };
const opener = (page: Page, id: string) => page.getByRole('button', { name: `Open ${id}`, exact: true });
const isOpen = (page: Page, id: string) =>
  page
    .locator('[role="dialog"][data-state="open"]', { has: page.locator('h2', { hasText: titles[id] ?? '' }) })
    .count();

type Opened = { id: string; holds: boolean };

/** Opens a dialog from the one before, or lets one that is open become busy or free. */
const open =
  (press: (page: Page, id: string) => Promise<unknown>) =>
  async ({ page, event: { id, holds } }: { page: Page; event: Opened }) => {
    if (await isOpen(page, id)) await tellStory(page, 'dialog.held', { id, isHeld: holds });
    else await press(page, id);
  };

const pressByKey = async (page: Page, id: string) => {
  await tabTo(page, opener(page, id));
  await page.keyboard.press('Enter');
};

/**
 * The focus is in the dialog on top, or nowhere (its place went with a dialog below) and comes there with the next Tab;
 * nothing below can be reached.
 */
const holdsFocus = async ({ page }: { page: Page }) => {
  // Radix gives the focus back in the next turn, which the page's clock holds.
  await page.clock.runFor(1);
  const top = page.locator('[role="dialog"]').last();
  if (await page.evaluate(() => document.activeElement === document.body)) await page.keyboard.press('Tab');
  await expect.poll(() => top.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expect(page.getByRole('button', { name: 'Open edit', exact: true })).toHaveCount(0);
};

/** How dialogs are opened from one another, and closed. */
export const modalStackGestures = defineGestures(modalStackModel, {
  events: {
    'dialog.opened': { pointer: open((page, id) => opener(page, id).click()), keyboard: open(pressByKey) },
    'dialog.closed': { world: ({ page, event: { id } }) => tellStory(page, 'dialog.closed', id) },
    'escape.pressed': { keyboard: ({ page }) => page.keyboard.press('Escape') },
  },
  seen: {
    clear: async ({ page }) => {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener(page, 'edit')).toBeVisible();
    },
    one: async (hand) => {
      await holdsFocus(hand);
      await expect(hand.page.locator('[role="dialog"][data-state="open"]')).toHaveCount(1);
    },
    several: async (hand) => {
      await holdsFocus(hand);
      expect(await hand.page.locator('[role="dialog"][data-state="open"]').count()).toBeGreaterThan(1);
      await expect(hand.page.getByRole('dialog')).toHaveCount(1);
    },
  },
});
