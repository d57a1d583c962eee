import { expect, type Page } from '@playwright/test';
import { widgetChooserModel } from '#machines/administration/layout-editor/widget-chooser.model.ts';
import { click, defineGestures, press, tabTo } from '#tests/support/machine/gestures.ts';

const chooser = (page: Page) => page.getByRole('dialog', { name: 'Choose a widget' });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search widgets' });
const leaderboard = (page: Page) => chooser(page).getByRole('button', { name: 'Leaderboard' });
const newest = (page: Page) => chooser(page).getByRole('button', { name: 'Newest members' });

const replaceText = async (page: Page, text: string) => {
  await page.keyboard.press('ControlOrMeta+a');
  if (text === '') await page.keyboard.press('Delete');
  else await page.keyboard.insertText(text);
};

/** The gestures of the widget chooser: a text is searched, a widget is chosen, the dialog is closed. */
export const widgetChooserGestures = defineGestures(widgetChooserModel, {
  events: {
    'text.edited': {
      pointer: async ({ page, event }) => {
        await click(field(page));
        await replaceText(page, event.text);
      },
      keyboard: async ({ page, event }) => {
        await tabTo(page, field(page));
        await replaceText(page, event.text);
      },
    },
    'widget.chosen': press(leaderboard),
    'chooser.closed': {
      pointer: ({ page }) => click(chooser(page).getByRole('button', { name: 'Cancel' })),
      keyboard: ({ page }) => page.keyboard.press('Escape'),
    },
  },
  facts: { text: (look) => look.value('[role=dialog] input') },
  seen: {
    'open.all': async ({ page }) => {
      await expect(leaderboard(page)).toBeVisible();
      await expect(newest(page)).toBeVisible();
      await expect(chooser(page).getByRole('status')).toHaveText('');
    },
    'open.found': async ({ page }) => {
      await expect(leaderboard(page)).toBeVisible();
      await expect(newest(page)).toHaveCount(0);
      await expect(chooser(page).getByRole('status')).toHaveText('1 widget');
    },
    'open.none': async ({ page }) => {
      await expect(chooser(page).getByRole('button', { name: /board|members/ })).toHaveCount(0);
      await expect(chooser(page).getByRole('heading', { level: 3 })).toHaveText('No widgets for “kelp”');
    },
    chosen: async ({ page }) => {
      await expect(chooser(page)).toHaveCount(0);
      await expect(page.getByText('Leaderboard is chosen.')).toBeVisible();
    },
    closed: async ({ page }) => {
      await expect(chooser(page)).toHaveCount(0);
      await expect(page.getByText('Nothing is chosen.')).toBeVisible();
    },
  },
});
