import { expect, type Page } from '@playwright/test';
import { contentTranslatorModel } from '#machines/administration/translation/content-translator.model.ts';
import { click, defineGestures, press, tabTo } from '#tests/support/machine/gestures.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Translate' });

const field = (page: Page) => dialog(page).getByRole('textbox', { name: 'Name' });

const locales = (page: Page) => dialog(page).getByRole('combobox', { name: 'Locales' });

const button = (name: string) => (page: Page) => dialog(page).getByRole('button', { name, exact: true });

/** The gestures of the translator. */
export const contentTranslatorGestures = defineGestures(contentTranslatorModel, {
  events: {
    'translator.opened': press((page) => page.getByRole('button', { name: 'Translate' })),
    'text.edited': {
      pointer: ({ page, event }) => field(page).fill(event.text),
      keyboard: async ({ page, event }) => {
        await tabTo(page, field(page));
        await page.keyboard.press('ControlOrMeta+a');
        if (event.text === '') await page.keyboard.press('Delete');
        else await page.keyboard.insertText(event.text);
      },
    },
    'locale.chosen': {
      pointer: ({ page, event }) => locales(page).selectOption(event.locale),
      keyboard: async ({ page, event }) => {
        await tabTo(page, locales(page));
        await locales(page).selectOption(event.locale);
      },
    },
    'translator.closed': {
      pointer: ({ page }) => click(button('Cancel')(page)),
      keyboard: ({ page }) => page.keyboard.press('Escape'),
    },
    'save.requested': press(button('Save')),
    'leave.confirmed': press(button('Leave without saving')),
    'leave.refused': {
      pointer: ({ page }) => click(button('Keep editing')(page)),
      keyboard: ({ page }) => page.keyboard.press('Escape'),
    },
    'retry.requested': press(button('Retry')),
  },
  requests: { loadTranslations: /\/load/, saveTranslations: /\/save/ },
  facts: {
    locale: (look) => look.value('[role=dialog] select'),
    texts: (look) =>
      look.one('[role=dialog] textarea') &&
      look.all('[role=dialog] input, [role=dialog] textarea').map((field) => (field as HTMLInputElement).value),
    edits: (look) => {
      const keys: Readonly<Record<string, string>> = {
        Name: 'category.4.name',
        Description: 'category.4.description',
      };
      const labels = look.all('[role=dialog] label').filter((label) => look.label(label) in keys) as HTMLLabelElement[];
      if (labels.length === 0) return undefined;
      const changed = labels.filter((label) => label.parentElement?.innerText.includes('Unsaved'));
      return Object.fromEntries(
        changed.map((label) => [keys[look.label(label)] ?? '', (label.control as HTMLInputElement).value]),
      );
    },
    // The question about unsaved changes is an alert, too.
    reason: (look) => (look.one('[role=dialog] select') ? look.problem() : undefined),
  },
  seen: {
    closed: ({ page }) => expect(dialog(page)).toBeHidden(),
    loading: ({ page }) => expect(field(page)).toBeHidden(),
    unloaded: ({ page }) => expect(button('Retry')(page)).toBeVisible(),
    pending: ({ page }) => expect(field(page)).toBeVisible(),
    edited: ({ page }) => expect(dialog(page).getByText('Unsaved', { exact: true })).toBeVisible(),
    saving: ({ page }) => expect(button('Save')(page)).toHaveAttribute('aria-busy', 'true'),
    saved: ({ page }) => expect(page.getByText('Your translations have been saved.')).toBeVisible(),
    unsaved: ({ page }) => expect(dialog(page).getByRole('alert')).toContainText('contacting the server'),
    asking: ({ page }) => expect(dialog(page).getByText('Unsaved Changes', { exact: true })).toBeVisible(),
  },
});
