import { expect, type Page } from '@playwright/test';
import { collectionChoiceModel } from '#machines/moderation/collection/collection-choice.model.ts';
import { click, defineGestures, expectLoading, press, tabTo } from '#tests/support/machine/gestures.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add to Collections' });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const field = (page: Page) => dialog(page).getByRole('textbox', { name: 'New Collection 1' });

/** The gestures for choosing the collections of a record. */
export const collectionChoiceGestures = defineGestures(collectionChoiceModel, {
  events: {
    'choice.requested': press((page) => page.getByRole('button', { name: 'Add to Collection', exact: true })),
    'collection.toggled': press((page) => dialog(page).getByRole('checkbox', { name: 'Kilns' }), 'Space'),
    'name.added': press((page) => button(page, 'Add New Collection')),
    'name.edited': {
      pointer: ({ page, event }) => field(page).fill(event.name),
      keyboard: async ({ page, event }) => {
        await tabTo(page, field(page));
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.insertText(event.name);
      },
    },
    'choice.submitted': press((page) => button(page, 'Save')),
    'retry.requested': press((page) => button(page, 'Try Again')),
    'problem.dismissed': press((page) => dialog(page).getByRole('button', { name: 'Dismiss' })),
    'dialog.closed': {
      pointer: ({ page }) => click(button(page, 'Cancel')),
      keyboard: ({ page }) => page.keyboard.press('Escape'),
    },
  },
  facts: {
    collections: (look) =>
      look.one('[role=dialog] input[type=checkbox]') &&
      look.all('[role=dialog] input[type=checkbox]').map((box) => look.label(box)),
    chosen: (look) =>
      look.one('[role=dialog] input[type=checkbox]') &&
      look.all('[role=dialog] input[type=checkbox]').flatMap((box) => ((box as HTMLInputElement).checked ? [4] : [])),
    names: (look) =>
      look.one('[role=dialog] input[type=checkbox]') &&
      look.all('[role=dialog] input:not([type=checkbox])').map((field) => (field as HTMLInputElement).value),
    problem: (look) => look.problem(),
  },
  seen: {
    closed: ({ page }) => expect(dialog(page)).toHaveCount(0),
    loading: ({ page }) => expectLoading(dialog(page)),
    unavailable: ({ page }) => expect(button(page, 'Try Again')).toBeVisible(),
    choosing: ({ page }) =>
      expect(dialog(page).getByRole('group', { name: 'Select Existing Collections' })).toBeVisible(),
    clashing: async ({ page }) => {
      await expect(field(page)).toHaveAccessibleDescription('A collection named "KILNS" already exists.');
      await expect(button(page, 'Save')).toHaveAttribute('aria-disabled', 'true');
    },
    saving: ({ page }) => expect(button(page, 'Save')).toHaveAttribute('aria-busy', 'true'),
    refused: ({ page }) => expect(dialog(page).getByRole('alert')).toContainText('community.manage'),
  },
});
