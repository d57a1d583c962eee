import { expect, type Page } from '@playwright/test';
import { modalStackModel } from '#machines/shell/dialog/modal-stack.model.ts';
import { click, defineGestures, tabTo } from '#tests/support/machine/gestures.ts';
import { dispatchStoryEvent } from '#tests/support/machine/story-event.ts';

const titles: Readonly<Record<string, string>> = { edit: 'Edit post', discard: 'Discard changes?', help: 'Help' };
const opener = (page: Page, id: string) => page.getByRole('button', { name: `Open ${id}`, exact: true });
const isOpen = (page: Page, id: string) =>
  page
    .locator('[role="dialog"][data-state="open"]', { has: page.locator('h2', { hasText: titles[id] ?? '' }) })
    .count();

type Opened = { id: string; holds: boolean };

/** Opens a dialog from the previous one, or makes an open dialog busy or idle. */
const open =
  (press: (page: Page, id: string) => Promise<unknown>) =>
  async ({ page, event: { id, holds } }: { page: Page; event: Opened }) => {
    if (await isOpen(page, id)) await dispatchStoryEvent(page, 'dialog.held', { id, isHeld: holds });
    else await press(page, id);
  };

const pressByKey = async (page: Page, id: string) => {
  await tabTo(page, opener(page, id));
  await page.keyboard.press('Enter');
};

/** Expects the focus to be in the topmost dialog and nothing below it to be reachable. */
const holdsFocus = async ({ page }: { page: Page }) => {
  const top = page.locator('[role="dialog"]').last();
  const isInside = async () => {
    // Radix returns the focus one timer turn after rendering, and the page's clock is paused.
    await page.clock.runFor(1);
    return top.evaluate((element) => element.contains(document.activeElement));
  };
  await expect.poll(isInside).toBe(true);
  await expect(page.getByRole('button', { name: 'Open edit', exact: true })).toHaveCount(0);
};

/** The gestures that open dialogs from one another and close them. */
export const modalStackGestures = defineGestures(modalStackModel, {
  events: {
    'dialog.opened': { pointer: open((page, id) => click(opener(page, id))), keyboard: open(pressByKey) },
    'dialog.closed': { world: ({ page, event: { id } }) => dispatchStoryEvent(page, 'dialog.closed', id) },
    'escape.pressed': { keyboard: ({ page }) => page.keyboard.press('Escape') },
  },
  facts: {
    dialogs: (look) => {
      const ids: Record<string, string> = { 'Edit post': 'edit', 'Discard changes?': 'discard', Help: 'help' };
      return look.all('[role=dialog][data-state=open]').map((dialog) => {
        const title = dialog.querySelector('h2')?.innerText ?? '';
        return `${ids[title]}${dialog.innerText.includes('Saving…') ? ' (busy)' : ''}`;
      });
    },
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
