import { expect, type Page } from '@playwright/test';
import { toastModel } from '#machines/primitives/overlay/toast.model.ts';
import { defineGestures } from '#tests/support/machine/gestures.ts';
import { dispatchStoryEvent } from '#tests/support/machine/story-event.ts';

const toast = (page: Page) => page.locator('[data-toast]');
const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss' });
const blur = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

/** Simulates that this tab becomes visible or hidden. */
const showTab = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

const isThere = ({ page }: { page: Page }) => expect(dismiss(page)).toBeVisible();
const isAway = ({ page }: { page: Page }) => expect(dismiss(page)).toBeHidden();

/** The gestures of a toast: pointer, focus, tab visibility, and its list. */
export const toastGestures = defineGestures(toastModel, {
  before: async ({ page }) => {
    await showTab(page, 'visible');
    await page.mouse.move(700, 500);
  },
  events: {
    'pointer.entered': {
      pointer: ({ page }) => toast(page).hover({ position: { x: 60, y: 8 } }),
      twin: 'focus.entered',
    },
    'pointer.left': { pointer: ({ page }) => page.mouse.move(700, 500), twin: 'focus.left' },
    'focus.entered': { keyboard: ({ page }) => dismiss(page).focus() },
    'focus.left': { keyboard: ({ page }) => blur(page) },
    'tab.hidden': { world: ({ page }) => showTab(page, 'hidden') },
    'tab.shown': { world: ({ page }) => showTab(page, 'visible') },
    'toast.replaced': {
      world: ({ page, event: { isLasting } }) => dispatchStoryEvent(page, 'toast.replaced', isLasting),
    },
    'toast.dismissed': {
      // This click moves neither the pointer nor the focus, so that the toast's pause conditions stay as the walk set
      // them.
      pointer: ({ page }) => dismiss(page).dispatchEvent('click'),
      keyboard: async ({ page }) => {
        await dismiss(page).focus();
        await page.keyboard.press('Enter');
      },
    },
  },
  facts: {
    // A toast with a button besides that for dismissing it stays.
    isLasting: (look) => {
      const { length } = look.all('[data-toast]:not([inert]) button');
      return length === 0 ? undefined : length > 1;
    },
    isFocused: (look) => look.one('[data-toast]')?.matches(':focus-within'),
  },
  seen: { counting: isThere, resting: isThere, lasting: isThere, leaving: isAway, gone: isAway },
});
