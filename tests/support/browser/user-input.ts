import { expect, type Locator, type Page } from '@playwright/test';
import { describeFocus } from '#tests/support/machine/element-words.ts';
import { inspectFocus } from '#tests/support/machine/state-checks.ts';
import { waitForHydration } from './journey.ts';

/** The interactions of a user with a page: by pointer, or by keyboard only. */
export interface UserInput {
  /** Presses a link, button, tab or checkbox. */
  press(target: Locator): Promise<void>;
  /** Types text into a field, after its current content. */
  write(field: Locator, text: string): Promise<void>;
}

/** The input device of a user. */
export type InputDevice = 'pointer' | 'keyboard';

/** Returns the interactions with a page. Each waits until the page is hydrated. */
export const createUserInput = (page: Page, kind: InputDevice): UserInput =>
  kind === 'pointer' ? pointer(page) : keyboard(page);

const pointer = (page: Page): UserInput => ({
  async press(target) {
    await waitForHydration(page);
    await target.click();
  },
  async write(field, text) {
    await waitForHydration(page);
    await field.click();
    await page.keyboard.insertText(text);
  },
});

const keyboard = (page: Page): UserInput => ({
  async press(target) {
    await reach(page, target);
    const isChosen = /^(checkbox|radio)$/.test((await target.getAttribute('type')) ?? '');
    await page.keyboard.press(isChosen ? 'Space' : 'Enter');
  },
  async write(field, text) {
    await reach(page, field);
    await page.keyboard.insertText(text);
  },
});

/** The maximum number of Tab stops, more than any page has. */
const mostStops = 250;

/**
 * Moves the focus to an element: with Tab, and within a tab list, a menu or the controls of a comment with the arrow
 * keys. Expects the focus to be visible at every stop.
 */
async function reach(page: Page, target: Locator): Promise<void> {
  await waitForHydration(page);
  await expect(target).toBeVisible();
  // A menu that opens takes the focus shortly after it becomes visible. Pressing Tab before would close it.
  await expect.poll(() => target.evaluate(isWithinReach)).toBe(true);
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(await nextKey(target));
    await untilFocusHasMoved(page);
    const stop = await page.evaluate(inspectFocus);
    const isSeen = stop?.isSeen ?? true;
    expect(isSeen, `the focus is seen on ${isSeen ? 'the element' : await describeFocus(page)}`).toBe(true);
  }
  throw new Error(`${target} was not reached within ${mostStops} tab stops.`);
}

/** On arrow keys Radix moves the focus in a timer without delay. This timer of the page runs after it. */
const untilFocusHasMoved = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));

const isWithinReach = (element: Element): boolean => {
  const menu = element.closest('[role="menu"]');
  return !menu || menu.contains(document.activeElement);
};

/**
 * Returns the key that leads towards an element. Tabs share one Tab stop, and so do the items of a menu and the
 * controls of a comment. Arrow keys move between them.
 */
const nextKey = (target: Locator): Promise<string> =>
  target.evaluate((element) => {
    if (element.closest('[role="menu"]')) return 'ArrowDown';
    const shared = '[data-shared-stop]';
    const stop = document.activeElement;
    if (element.matches(shared) && stop?.matches(shared) && stop.closest('article') === element.closest('article')) {
      const isAfter = (stop.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      return isAfter === (getComputedStyle(element).direction === 'ltr') ? 'ArrowRight' : 'ArrowLeft';
    }
    const list = element.closest('[role="tablist"]');
    if (!list?.contains(document.activeElement)) return 'Tab';
    return getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  });
