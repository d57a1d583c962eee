import { expect, type Page } from '@playwright/test';
import { titleBarScrollModel } from '#machines/shell/title-bar/title-bar-scroll.model.ts';
import { defineGestures } from '#tests/support/machine/gestures.ts';

const header = (page: Page) => page.locator('header');
const place = (page: Page) => page.locator('[data-machine="title-bar-scroll"]');
const barLink = (page: Page) => page.getByRole('link', { name: 'Categories' });

/** Moves the focus to an element without scrolling. */
const focusQuietly = (page: Page, selector: string) =>
  page.evaluate((css) => {
    (document.activeElement as HTMLElement | null)?.blur();
    document.querySelector<HTMLElement>(css)?.focus({ preventScroll: true });
  }, selector);

/** Moves the focus to the link that would be below the title bar. */
const focusBelowBar = (page: Page) =>
  page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    const links = [...document.querySelectorAll<HTMLElement>('main a')];
    links.find((link) => link.getBoundingClientRect().top >= 0)?.focus({ preventScroll: true });
  });

/**
 * Scrolls the page and waits for the scroll event. The browser dispatches it with the next frame, and when the page
 * scrolls twice within a frame only for the last position. Runs in the page.
 */
const scrollTo = (top: number) =>
  new Promise<void>((resolve) => {
    if (window.scrollY === top) resolve();
    window.addEventListener('scroll', () => resolve(), { once: true, capture: true });
    window.scrollTo({ top, behavior: 'instant' });
  });

const isThere = async ({ page }: { page: Page }) => {
  await expect.poll(() => header(page).evaluate((bar) => Math.round(bar.getBoundingClientRect().top))).toBe(0);
};

/** The gestures that scroll the page, move the focus and follow links to anchors. */
export const titleBarScrollGestures = defineGestures(titleBarScrollModel, {
  before: async ({ page }) => {
    await page.evaluate(() => {
      // Only the walk scrolls: scrolling is instant, and focusing an element does not move it.
      Object.assign(document.documentElement.style, { scrollBehavior: 'auto', scrollPaddingBlockStart: '0px' });
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
  },
  events: {
    'page.scrolled': {
      world: ({ page, event: { y } }) => page.evaluate(scrollTo, y),
    },
    'bar.focused': { keyboard: ({ page }) => focusQuietly(page, 'header a') },
    'bar.left': { keyboard: ({ page }) => page.evaluate(() => (document.activeElement as HTMLElement).blur()) },
    'place.focused': { keyboard: ({ page }) => focusBelowBar(page) },
    'hash.followed': { world: ({ page }) => page.evaluate(() => window.dispatchEvent(new Event('hashchange'))) },
  },
  facts: {
    y: () => window.scrollY,
  },
  seen: {
    visible: isThere,
    held: async (hand) => {
      await isThere(hand);
      await expect(barLink(hand.page)).toBeInViewport();
    },
    paused: isThere,
    hidden: async ({ page }) => {
      await expect(place(page)).toBeAttached();
      await expect(header(page)).not.toBeInViewport();
    },
  },
});
