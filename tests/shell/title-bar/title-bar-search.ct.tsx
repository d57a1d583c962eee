import { expect, test } from '@playwright/experimental-ct-react';
import { Open } from '#stories/shell/title-bar/title-bar-search.stories.tsx';
import { openInputMethod } from '#tests/support/machine/input-method.ts';

test('opening focuses the field, and typing never moves focus', async ({ mount, page }) => {
  await mount(<Open />);
  const field = page.getByRole('combobox', { name: 'Search Text' });
  await expect(field).toBeFocused();
  for (const letter of 'glue') {
    await page.keyboard.type(letter);
    await expect(field).toBeFocused();
  }
  await expect(field).toHaveValue('glue');
});

test('the list is linked to the field, and follows the input', async ({ mount, page }) => {
  await mount(<Open />);
  const field = page.getByRole('combobox', { name: 'Search Text' });
  await page.keyboard.type('glue');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(field).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
  await expect(field).toHaveAttribute('aria-autocomplete', 'list');
  await expect(list.getByRole('option')).toHaveText(['Search for glue']);
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - combobox "Search Text" [expanded]: glue
    - listbox "Suggestions":
      - option "Search for glue"
  `);
});

test('Escape closes the list, then the search, and returns focus to its button', async ({ mount, page }) => {
  await mount(<Open />);
  await page.keyboard.type('glue');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.getByRole('combobox')).toHaveValue('glue');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
});

test('a click in the list leaves focus in the field', async ({ mount, page }) => {
  await mount(<Open />);
  await page.keyboard.type('glue');
  const option = page.getByRole('option');
  await option.hover();
  await page.mouse.down();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.mouse.move(5, 500);
  await page.mouse.up();
});

test('Enter does not search while an input method composes', async ({ mount, page }) => {
  await mount(<Open />);
  const field = page.getByRole('combobox', { name: 'Search Text' });
  const method = await openInputMethod(page);
  await method.compose('に', 'にほ', '日本');
  await method.choose('Enter');
  await method.commit('日本');
  await method.choose('Enter');
  await expect(field).toHaveValue('日本');
  await expect(page.getByRole('option')).toHaveText(['Search for 日本']);
});
