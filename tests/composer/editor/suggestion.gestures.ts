import { expect, type Page } from '@playwright/test';
import type { SuggestedOption } from '#machines/composer/editor/suggestion.machine.ts';
import { suggestionModel } from '#machines/composer/editor/suggestion.model.ts';
import { click, defineGestures, press, tabTo } from '#tests/support/machine/gestures.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Tags' });

const key = (name: string) => ({ keyboard: ({ page }: { page: Page }) => field(page).press(name) });

/** The gestures for choosing tags. */
export const suggestionGestures = defineGestures(suggestionModel, {
  events: {
    'text.edited': {
      pointer: ({ page, event }) => field(page).fill(event.text),
      keyboard: async ({ page, event }) => {
        await tabTo(page, field(page));
        await page.keyboard.press('ControlOrMeta+a');
        if (event.text === '') await page.keyboard.press('Delete');
        else await page.keyboard.insertText(event.text);
      },
    },
    'list.opened': key('ArrowDown'),
    'option.next': key('ArrowDown'),
    'option.previous': key('ArrowUp'),
    'option.chosen': { pointer: ({ page }) => click(page.getByRole('option').first()), ...key('Enter') },
    'list.closed': key('Escape'),
    'text.cleared': key('Escape'),
    'retry.requested': press((page) => page.getByRole('button', { name: 'Retry' })),
  },
  replies: {
    findOptions: (options: readonly SuggestedOption[]) => ({
      status: 200,
      body: options.map((option) => ({ tagID: Number(option.key), name: option.label })),
    }),
  },
  facts: {
    text: (look) => look.value('input[role=combobox]'),
    options: (look) => (look.one('[role=listbox]') ? look.texts('[role=option]') : undefined),
    active: (look) =>
      look.one('[role=option]') && (look.positions('[role=option]', '[aria-selected="true"]')[0] ?? 0) - 1,
  },
  seen: {
    closed: ({ page }) => expect(field(page)).toHaveAttribute('aria-expanded', 'false'),
    pausing: ({ page }) => expect(field(page)).toBeFocused(),
    looking: ({ page }) => expect(field(page)).toHaveAttribute('aria-expanded', 'false'),
    open: ({ page }) => expect(page.getByRole('listbox', { name: 'Tags' })).toBeVisible(),
    nothing: ({ page }) => expect(page.getByText('No tag found')).toBeVisible(),
    failed: ({ page }) => expect(page.getByRole('alert')).toContainText('could not be loaded'),
  },
});
