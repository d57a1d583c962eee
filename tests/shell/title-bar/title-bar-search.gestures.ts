import { expect, type Page } from '@playwright/test';
import type { SearchSuggestion } from '#machines/shell/title-bar/title-bar-search.machine.ts';
import { titleBarSearchModel } from '#machines/shell/title-bar/title-bar-search.model.ts';
import { click, defineGestures, press, tabTo } from '#tests/support/machine/gestures.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search Text' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page) => page.getByRole('option');

const key = (name: string) => ({
  keyboard: async ({ page }: { page: Page }) => {
    await field(page).focus();
    await page.keyboard.press(name);
  },
});

/** Changes the text of the field, or edits and restores it, without emptying the field in between. */
async function edit(page: Page, text: string): Promise<void> {
  await field(page).focus();
  if ((await field(page).inputValue()) === text) {
    await page.keyboard.press('End');
    await page.keyboard.type(text ? 's' : ' ');
    await page.keyboard.press('Backspace');
  } else {
    await field(page).selectText();
    if (text) await page.keyboard.insertText(text);
    else await page.keyboard.press('Delete');
  }
}

/** Returns the search response that results in these suggestions. */
const found = (suggestions: readonly SearchSuggestion[]) =>
  suggestions.map(({ name, url, place = '', isPlace }) => ({
    name,
    url,
    recordType: isPlace ? 'category' : 'discussion',
    breadcrumbs: [place, ...(isPlace ? [name] : [])].map((crumb) => ({ name: crumb, url: '/' })),
  }));

const isShut = async ({ page }: { page: Page }) => {
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(list(page)).toBeHidden();
};

const isListed = async ({ page }: { page: Page }) => {
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(options(page).first()).toHaveText('Search for glue');
};

/** The gestures of the search in the title bar. */
export const titleBarSearchGestures = defineGestures(titleBarSearchModel, {
  events: {
    'search.opened': press(opener),
    'search.closed': press((page) => page.getByRole('button', { name: 'Cancel' })),
    'focus.left': {
      pointer: ({ page }) => page.mouse.click(5, 700),
      keyboard: ({ page }) => tabTo(page, page.getByRole('link', { name: 'The page below' })),
    },
    'text.edited': { keyboard: ({ page, event }) => edit(page, event.text) },
    'search.submitted': {
      pointer: ({ page }) => click(page.getByRole('button', { name: 'Search', exact: true })),
      keyboard: async ({ page }) => {
        await field(page).focus();
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Enter');
      },
    },
    'option.advanced': key('ArrowDown'),
    'option.receded': key('ArrowUp'),
    'option.chosen': {
      pointer: ({ page, event }) => click(options(page).nth(event.option)),
      twin: 'search.submitted',
    },
    'escape.pressed': key('Escape'),
    'retry.requested': press((page) => page.getByRole('button', { name: 'Retry' })),
  },
  replies: {
    findSuggestions: (suggestions: readonly SearchSuggestion[]) => ({ status: 200, body: found(suggestions) }),
  },
  facts: {
    text: (look) => look.value('input[role=combobox]'),
    suggestions: (look) => {
      const [search, ...found] = look.all('[role=option]');
      return search && found.map((one) => one.querySelector<HTMLElement>('[dir=auto]')?.innerText ?? '');
    },
    active: (look) => {
      const [chosen] = look.positions('[role=option]', '[aria-selected="true"]');
      return chosen && chosen - 1;
    },
  },
  seen: {
    closed: ({ page }) => expect(opener(page)).toHaveAttribute('aria-expanded', 'false'),
    'open.blank': isShut,
    'open.hidden': isShut,
    'open.listed.waiting': isListed,
    'open.listed.loading': async (hand) => {
      await isListed(hand);
      await expect(list(hand.page)).toHaveAttribute('aria-busy', 'true');
    },
    'open.listed.suggesting': async (hand) => {
      await isListed(hand);
      await expect(hand.page.getByRole('status')).toHaveText(/suggestions?$/);
      await expect(hand.page.getByRole('option', { selected: true })).toHaveCount(0);
    },
    'open.listed.choosing': async (hand) => {
      await isListed(hand);
      const chosen = hand.page.getByRole('option', { selected: true });
      await expect(chosen).toHaveCount(1);
      await expect(field(hand.page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
    },
    'open.failed': ({ page }) => expect(page.getByRole('alert')).toContainText('could not be loaded'),
  },
});
