import { expect, type Page } from '@playwright/test';
import { tooltipModel } from '#machines/primitives/overlay/tooltip.model.ts';
import { defineGestures, tabTo } from '#tests/support/machine/gestures.ts';

const trigger = (page: Page, id: string) => page.locator(`[data-tip="${id}"]`);
const tip = (page: Page) => page.getByRole('tooltip');
const away = (page: Page) => page.mouse.move(640, 500);

const middleOf = async (page: Page, id: string) => {
  const box = await trigger(page, id).boundingBox();
  if (!box) throw new Error(`There is no trigger ${id}.`);
  return [box.x + box.width / 2, box.y + box.height / 2] as const;
};

/**
 * The trigger on which the mouse rests. The browser's `:hover` may lag behind when the page has just been rerendered.
 */
const pointed = new WeakMap<Page, string>();

async function pointAt(page: Page, id: string) {
  pointed.set(page, id);
  await page.mouse.move(...(await middleOf(page, id)));
}

const isHovered = (page: Page, id: string) => trigger(page, id).evaluate((element) => element.matches(':hover'));

/** Performs a touch tap. Playwright supports taps only in pages opened with touch. */
async function tap(page: Page, id: string) {
  const [x, y] = await middleOf(page, id);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await session.detach();
}

/** Clicks the trigger whose tooltip is open or about to open. */
async function pressTrigger(page: Page) {
  const state = await page.locator('[data-machine="tooltip"]').getAttribute('data-state');
  if (state === 'visibleByFocus' || state === 'scrolling') {
    const id = await page.evaluate(() => (document.activeElement as HTMLElement).dataset['tip'] ?? '');
    await pointAt(page, id);
  }
  await page.mouse.down();
  await page.mouse.up();
}

async function remove(page: Page, id: string) {
  const wasHovered = await isHovered(page, id);
  await page.evaluate((detail) => window.dispatchEvent(new CustomEvent('story.removed', { detail })), id);
  await expect(trigger(page, id)).toHaveCount(0);
  if (wasHovered) await away(page);
  await page.evaluate(() => window.dispatchEvent(new Event('story.restored')));
  await expect(trigger(page, id)).toHaveCount(1);
}

/** Moves the focus to a trigger by keyboard from any position. */
async function focusAnew(page: Page, id: string) {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await tabTo(page, trigger(page, id));
}

const isOpen = async ({ page }: { page: Page }) => {
  await expect(tip(page)).toHaveCount(1);
  const described = page.locator('[data-tip][aria-describedby]');
  await expect(described).toHaveCount(1);
  await expect(described).toHaveAccessibleDescription(await tip(page).innerText());
};

const isClosed = async ({ page }: { page: Page }) => {
  await expect(tip(page)).toHaveCount(0);
  await expect(page.locator('[data-tip][aria-describedby]')).toHaveCount(0);
};

/** The gestures of the tooltip: mouse, touch and keyboard. */
export const tooltipGestures = defineGestures(tooltipModel, {
  events: {
    'trigger.entered': {
      pointer: async ({ page, event: { id } }) => {
        await away(page);
        await pointAt(page, id);
      },
      twin: ['trigger.focused', 'trigger.blurred'],
    },
    'trigger.moved': {
      pointer: async ({ page }) => {
        const [x, y] = await middleOf(page, pointed.get(page) ?? '');
        await page.mouse.move(x + 3, y);
        await page.mouse.move(x + 2, y);
      },
      twin: 'trigger.blurred',
    },
    'trigger.left': { pointer: ({ page }) => away(page), twin: ['trigger.focused', 'trigger.blurred'] },
    'trigger.focused': { keyboard: ({ page, event: { id } }) => focusAnew(page, id) },
    'trigger.blurred': { keyboard: ({ page }) => page.keyboard.press('Tab') },
    'trigger.pressed': {
      pointer: ({ page }) => pressTrigger(page),
      keyboard: ({ page }) => page.keyboard.press('Enter'),
    },
    'trigger.tapped': {
      pointer: ({ page, event: { id } }) => tap(page, id),
      twin: ['trigger.focused', 'trigger.blurred'],
    },
    'trigger.removed': { world: ({ page, event: { id } }) => remove(page, id) },
    'tip.entered': {
      pointer: async ({ page }) => {
        const box = await page.locator('[data-radix-popper-content-wrapper]').boundingBox();
        if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      },
      twin: 'trigger.focused',
    },
    'tip.left': { pointer: ({ page }) => away(page), twin: 'trigger.focused' },
    'escape.pressed': { keyboard: ({ page }) => page.keyboard.press('Escape') },
    'page.scrolled': {
      world: ({ page }) =>
        page.evaluate(() => window.scrollBy({ top: window.scrollY > 0 ? -2 : 2, behavior: 'instant' })),
    },
    'page.pressed': { pointer: ({ page }) => page.mouse.click(640, 500), twin: 'trigger.blurred' },
  },
  facts: {
    id: (look) => {
      const tip = look.text('[role=tooltip]');
      return tip && (tip.startsWith('Keeps') ? 'bookmark' : 'report');
    },
  },
  seen: {
    idle: isClosed,
    focused: isClosed,
    'visible.overTrigger': isOpen,
    'visible.overTip': isOpen,
    leavingVisible: isOpen,
    visibleByFocus: async (hand) => {
      await isOpen(hand);
      await expect(hand.page.locator('[data-tip]:focus')).toBeVisible();
    },
    scrolling: isClosed,
    visibleByTap: isOpen,
    dismissed: isClosed,
  },
});
