import { expect, test } from '@playwright/experimental-ct-react';
import type { Page } from '@playwright/test';
import { Stage } from '#stories/support/stage.tsx';

const area = (page: Page) => page.getByRole('textbox', { name: 'Your comment' });

const caret = (page: Page) => area(page).evaluate((element) => (element as HTMLTextAreaElement).selectionStart);

const members = [
  { userID: 3, name: 'Ana Diaz', photoUrl: null, dateLastActive: null },
  { userID: 9, name: 'anatol', photoUrl: null, dateLastActive: null },
];

const answer = (page: Page) =>
  expect
    .poll(() => page.evaluate((body) => window.stage.answer({ status: 200, body, path: 'by-names' }), members))
    .toBe(true);

test.beforeEach(async ({ mount, page }) => {
  await mount(<Stage />);
  await page.evaluate(() => window.stage.show('composer/editor/mention-suggestion', 'start'));
  await area(page).focus();
});

test('while the list is closed, arrow keys move the caret', async ({ page }) => {
  await page.keyboard.type('one\ntwo');
  await page.keyboard.press('ArrowUp');
  expect(await caret(page)).toBe(3);
});

test('while the list is open, arrow keys move between options, and Enter inserts the name before the caret', async ({
  page,
}) => {
  await page.keyboard.type('Hi @an');
  await answer(page);
  await expect(page.getByRole('option', { name: 'Ana Diaz', selected: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: 'anatol, 2 of 2' })).toHaveCount(1);
  expect(await caret(page)).toBe(6);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(area(page)).toHaveValue('Hi @"Ana Diaz" ');
  expect(await caret(page)).toBe(15);
  await expect(area(page)).toBeFocused();
});

test('Tab inserts the name, Escape leaves the text unchanged', async ({ page }) => {
  await page.keyboard.type('Hi @an');
  await answer(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(area(page)).toHaveValue('Hi @an');
  await page.keyboard.type(' and @an');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(area(page)).toHaveValue('Hi @an and @"Ana Diaz" ');
});

test('the text area has the role of a text box and references the list of members', async ({ page }) => {
  await expect(area(page)).toHaveAttribute('aria-haspopup', 'listbox');
  await page.keyboard.type('@an');
  await answer(page);
  const list = await page.getByRole('listbox', { name: 'Members' }).getAttribute('id');
  await expect(area(page)).toHaveAttribute('aria-controls', list ?? '');
});
