import { expect, type Page } from '@playwright/test';
import { megaMenuModel } from '#machines/shell/navigation/mega-menu.model.ts';
import { click, defineGestures, tabTo } from '#tests/support/machine/gestures.ts';

const names = { categories: 'Categories', help: 'Help' } as Record<string, string>;
const trigger = (page: Page, item: string) => page.getByRole('button', { name: names[item] ?? item });
const menus = (page: Page) => page.locator('[data-menu]');
const below = (page: Page) => page.getByRole('link', { name: 'The page below' });

/** Moves the pointer from a distant position to the item, because entering it requires being outside first. */
async function comeTo(page: Page, item: string) {
  await page.mouse.move(640, 560);
  await trigger(page, item).hover();
}

async function pressOn(page: Page, item: string, key: string) {
  await trigger(page, item).focus();
  await page.keyboard.press(key);
}

const isShut = ({ page }: { page: Page }) => expect(menus(page)).toHaveCount(0);

const isOpen = async ({ page }: { page: Page }) => {
  await expect(menus(page)).toHaveCount(1);
  await expect(page.getByRole('button', { expanded: true })).toHaveCount(1);
};

/** The gestures of the menus below the navigation. */
export const megaMenuGestures = defineGestures(megaMenuModel, {
  events: {
    'pointer.entered': { pointer: ({ page, event }) => comeTo(page, event.item), twin: 'item.pressed' },
    'pointer.left': { pointer: ({ page }) => page.mouse.move(640, 560), twin: 'item.pressed' },
    'item.pressed': {
      pointer: ({ page, event }) => click(trigger(page, event.item)),
      keyboard: ({ page, event }) => pressOn(page, event.item, 'Enter'),
    },
    'item.entered': { keyboard: ({ page, event }) => pressOn(page, event.item, 'ArrowDown') },
    'focus.entered': { keyboard: ({ page }) => menus(page).getByRole('link').first().focus() },
    'focus.left': {
      pointer: ({ page }) => page.mouse.click(640, 560),
      keyboard: ({ page }) => tabTo(page, below(page)),
    },
    'menu.dismissed': { keyboard: ({ page }) => page.keyboard.press('Escape') },
    'link.followed': {
      pointer: ({ page }) => click(menus(page).getByRole('link').first()),
      keyboard: async ({ page }) => {
        await menus(page).getByRole('link').first().focus();
        await page.keyboard.press('Enter');
      },
    },
  },
  facts: {
    item: (look) => look.text('button[aria-expanded="true"]')?.toLowerCase(),
  },
  seen: {
    closed: isShut,
    resting: isShut,
    'open.pointed': isOpen,
    'open.pinned': isOpen,
    'open.leaving': isOpen,
  },
});
