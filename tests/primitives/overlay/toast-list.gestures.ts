import { expect, type Page } from '@playwright/test';
import { toastListModel } from '#machines/primitives/overlay/toast-list.model.ts';
import { click, defineGestures, tabTo } from '#tests/support/machine/gestures.ts';
import { dispatchStoryEvent } from '#tests/support/machine/story-event.ts';

const words: Readonly<Record<string, RegExp>> = { preview: /previewing a theme/, draft: /The draft is saved/ };
const toast = (page: Page, id: string) => page.locator('[data-toast]').filter({ hasText: words[id] ?? '' });
const dismiss = (page: Page, id: string) => toast(page, id).getByRole('button', { name: 'Dismiss' });
const write = (page: Page) => page.getByRole('button', { name: 'Write' });
const hasFocus = (page: Page) =>
  page.locator('[data-toasts]').evaluate((region) => region.contains(document.activeElement));

/** Advances the clock until dismissed or removed toasts are unmounted. */
const passTheEnd = async (page: Page) => {
  await expect(page.locator('[data-machine="toast"][data-state="leaving"]')).toHaveCount(1);
  await page.clock.runFor(2_000);
};

/** The gestures of the toast list: toasts are added, removed, and reached by keyboard. */
export const toastListGestures = defineGestures(toastListModel, {
  before: async ({ page }) => void (await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())),
  events: {
    'toast.added': { world: ({ page, event }) => dispatchStoryEvent(page, 'toast.added', event.toast) },
    'toast.changed': { world: ({ page, event }) => dispatchStoryEvent(page, 'toast.changed', event) },
    'toast.removed': { world: ({ page, event }) => dispatchStoryEvent(page, 'toast.removed', event.id) },
    'toast.dismissed': {
      pointer: ({ page, event }) => click(dismiss(page, event.id)),
      keyboard: async ({ page, event }) => {
        await tabTo(page, dismiss(page, event.id));
        await page.keyboard.press('Enter');
      },
    },
    'toast.gone': { world: ({ page }) => passTheEnd(page) },
    'jump.requested': { keyboard: ({ page }) => page.keyboard.press('F6') },
    'return.requested': { keyboard: ({ page }) => page.keyboard.press('Escape') },
    'focus.entered': {
      keyboard: async ({ page }) => {
        await write(page).focus();
        await page.keyboard.press('Tab');
      },
    },
    'focus.left': { pointer: ({ page }) => click(write(page)), keyboard: ({ page }) => tabTo(page, write(page)) },
  },
  facts: { shown: (look) => look.texts('[data-toast]:not([inert])') },
  seen: {
    empty: ({ page }) => expect(page.locator('[data-toast]')).toHaveCount(0),
    filled: async ({ page }) => {
      await expect(page.locator('[data-toast]').first()).toBeAttached();
      await expect.poll(() => hasFocus(page)).toBe(false);
    },
    visited: ({ page }) => expect.poll(() => hasFocus(page)).toBe(true),
  },
});
