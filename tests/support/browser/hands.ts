import { expect, type Locator, type Page } from '@playwright/test';
import { lookAtFocus } from '#tests/support/machine/state-checks.ts';
import { untilAlive } from './journey.ts';

/** What somebody does on a page: with a pointer, or by the keyboard alone. */
export interface Hands {
  /** Presses a link, a button, a tab, or a box to tick. */
  press(target: Locator): Promise<void>;
  /** Writes words into a field, after what stands there. */
  write(field: Locator, words: string): Promise<void>;
}

/** With what a page is used. */
export type HandKind = 'pointer' | 'keyboard';

/** The hands of somebody on a page that has come alive. */
export const handsOn = (page: Page, kind: HandKind): Hands => (kind === 'pointer' ? pointer(page) : keyboard(page));

const pointer = (page: Page): Hands => ({
  async press(target) {
    await untilAlive(page);
    await target.click();
  },
  async write(field, words) {
    await untilAlive(page);
    await field.click();
    await page.keyboard.insertText(words);
  },
});

const keyboard = (page: Page): Hands => ({
  async press(target) {
    await reach(page, target);
    const isChosen = /^(checkbox|radio)$/.test((await target.getAttribute('type')) ?? '');
    await page.keyboard.press(isChosen ? 'Space' : 'Enter');
  },
  async write(field, words) {
    await reach(page, field);
    await page.keyboard.insertText(words);
  },
});

/** More stops than any page has. */
const mostStops = 250;

/** Goes to an element by Tab, within a row of tabs, a menu or what can be done with a comment by arrows. At every stop the focus must be seen. */
async function reach(page: Page, target: Locator): Promise<void> {
  await untilAlive(page);
  await expect(target).toBeVisible();
  // A menu that opens takes the focus a moment after it is seen; Tab would close it.
  await expect.poll(() => target.evaluate(isWithinReach)).toBe(true);
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(await nextKey(target));
    await untilFocusHasMoved(page);
    const stop = await page.evaluate(lookAtFocus);
    expect(stop?.isSeen ?? true, `the focus is seen on ${stop?.html}`).toBe(true);
  }
  throw new Error(`After ${mostStops} stops the keyboard has not come to ${target}.`);
}

/** Arrows move the focus by a timer of no time (Radix), after which this one of the page's comes. */
const untilFocusHasMoved = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));

const isWithinReach = (element: Element): boolean => {
  const menu = element.closest('[role="menu"]');
  return !menu || menu.contains(document.activeElement);
};

/** Tabs share one stop, and so do the items of a menu and the controls of a comment; arrows lead from one to the next. */
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
