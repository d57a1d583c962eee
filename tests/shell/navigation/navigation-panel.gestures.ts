import { expect, type Page } from '@playwright/test';
import { navigationPanelModel } from '#machines/shell/navigation/navigation-panel.model.ts';
import { click, defineGestures, press, tabTo } from '#tests/support/machine/gestures.ts';

const names: Readonly<Record<string, string>> = { categories: 'Categories', workshop: 'Workshop' };
const panel = (page: Page) => page.getByRole('dialog', { name: 'Site Navigation' });
const item = (page: Page, id: string) => panel(page).getByRole('button', { name: names[id] ?? id });
const back = (page: Page) => panel(page).getByRole('button', { name: 'Back' });

/** The gestures of the navigation panel in a narrow window. */
export const navigationPanelGestures = defineGestures(navigationPanelModel, {
  events: {
    'panel.opened': press((page) => page.getByRole('button', { name: 'Site Navigation' })),
    'panel.closed': {
      pointer: ({ page }) => click(panel(page).getByRole('button', { name: 'Close' })),
      keyboard: ({ page }) => page.keyboard.press('Escape'),
    },
    'level.entered': {
      pointer: ({ page, event }) => click(item(page, event.item)),
      keyboard: async ({ page, event }) => {
        await tabTo(page, item(page, event.item));
        await page.keyboard.press('Enter');
      },
    },
    'level.left': press(back),
  },
  facts: {
    way: (look) => {
      if (!look.one('[role=dialog]')) return undefined;
      const level = look.text('[role=dialog] h3');
      if (!level) return [];
      return level === 'Categories' ? ['categories'] : ['categories', level.toLowerCase()];
    },
  },
  seen: {
    closed: ({ page }) => expect(panel(page)).toHaveCount(0),
    'open.top': async ({ page }) => {
      await expect(panel(page).getByRole('link', { name: 'Discussions' })).toBeVisible();
      await expect(back(page)).toHaveCount(0);
    },
    'open.level.arriving': ({ page }) => expect(panel(page).getByRole('heading', { level: 3 })).toBeVisible(),
    'open.level.shown': async ({ page }) => {
      await expect(back(page)).toBeVisible();
      await expect(panel(page)).toContainText(/All Categories|Glue and Paint/);
    },
  },
});
