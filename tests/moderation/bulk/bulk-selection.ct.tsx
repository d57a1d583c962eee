import { expect, test } from '@playwright/experimental-ct-react';
import type { Page } from '@playwright/test';
import { AboveSelectionLimit, Deletable, Three } from '#stories/moderation/bulk/bulk-selection.stories.tsx';
import { tabTo } from '#tests/support/machine/gestures.ts';

const row = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name, exact: true });
const toolbar = (page: Page) => page.getByRole('region', { name: /^Bulk actions/ });
const count = (page: Page) => page.getByRole('status').filter({ hasText: 'selected' });

const selectByKeyboard = async (page: Page, name: string | RegExp, key = 'Space') => {
  await tabTo(page, row(page, name));
  await page.keyboard.press(key);
};

/** Records every text that appears in a live region from now on. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    for (const live of document.querySelectorAll('[role="status"]')) {
      const listener = () => said.push(live.textContent ?? '');
      new MutationObserver(listener).observe(live, { childList: true, subtree: true, characterData: true });
    }
  });

const heard = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said.filter(Boolean));

test('three rows are selected by keyboard, and each new count is announced once', async ({ mount, page }) => {
  await mount(<Three />);
  await expect(row(page, /bench/)).toBeVisible();
  await listen(page);
  await selectByKeyboard(page, /bench/);
  await selectByKeyboard(page, /glue/);
  await selectByKeyboard(page, /peat/);
  await expect(toolbar(page)).toHaveAccessibleName('Bulk actions, 3 selected');
  expect(await heard(page)).toEqual(['1 selected', '2 selected', '3 selected']);
});

test('Shift+Space selects a range, also upwards from the checkbox pressed last', async ({ mount, page }) => {
  await mount(<AboveSelectionLimit />);
  await selectByKeyboard(page, 'Select: Discussion number 6');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Space');
  await expect(count(page)).toHaveText('4 selected');
  for (const number of [3, 4, 5, 6]) await expect(row(page, `Select: Discussion number ${number}`)).toBeChecked();
  await expect(row(page, 'Select: Discussion number 2')).not.toBeChecked();
});

test('Shift with the arrow keys extends the selection, and shrinks it on the way back', async ({ mount, page }) => {
  await mount(<AboveSelectionLimit />);
  await tabTo(page, row(page, 'Select: Discussion number 3'));
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(row(page, 'Select: Discussion number 5')).toBeFocused();
  await expect(count(page)).toHaveText('3 selected');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(count(page)).toHaveText('2 selected');
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(row(page, 'Select: Discussion number 2')).toBeFocused();
  await expect(row(page, 'Select: Discussion number 2')).toBeChecked();
  await expect(row(page, 'Select: Discussion number 3')).toBeChecked();
  await expect(row(page, 'Select: Discussion number 4')).not.toBeChecked();
});

test('Shift+click selects all rows from the checkbox pressed last', async ({ mount, page }) => {
  await mount(<AboveSelectionLimit />);
  await row(page, 'Select: Discussion number 2').click();
  await row(page, 'Select: Discussion number 4').click({ modifiers: ['Shift'] });
  await expect(count(page)).toHaveText('3 selected');
});

test('the toolbar covers no focused checkbox', async ({ mount, page }) => {
  await page.setViewportSize({ width: 1_000, height: 400 });
  await mount(<AboveSelectionLimit />);
  await selectByKeyboard(page, 'Select: Discussion number 1');
  await expect(toolbar(page)).toBeVisible();
  for (let number = 2; number <= 20; number += 1) {
    await page.keyboard.press('Tab');
    await expect(row(page, `Select: Discussion number ${number}`)).toBeFocused();
    // The page scrolls smoothly, so the check is polled.
    await expect.poll(() => isFocusSeen(page), { message: `discussion ${number}` }).toBe(true);
  }
});

test('the selection survives a reload', async ({ mount, page }) => {
  const before = await mount(<Three />);
  await row(page, /glue/).click();
  await expect(count(page)).toHaveText('1 selected');
  await before.unmount();
  await mount(<Three />);
  await expect(row(page, /glue/)).toBeChecked();
  await expect(row(page, /bench/)).not.toBeChecked();
});

test('after a deletion the next row has the focus; failed rows are selected again with the reason', async ({
  mount,
  page,
}) => {
  await mount(<Deletable />);
  await selectByKeyboard(page, /bench/);
  await selectByKeyboard(page, /glue/);
  await toolbar(page).getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('alert')).toContainText('1 failed');
  await page.keyboard.press('Escape');
  await expect(row(page, /glue/)).toBeFocused();
  await expect(row(page, /bench/)).toHaveCount(0);
  await expect(row(page, /glue/)).toBeChecked();
  await expect(page.getByRole('listitem').first()).toContainText('You need the discussions.delete permission');
  await expect(count(page)).toHaveText('1 selected');
});

/** Whether the focused element is on top at its corners and its center. */
const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const middle = [(left + right) / 2, (top + bottom) / 2];
    const points = [[left + 1, top + 1], [right - 1, top + 1], [left + 1, bottom - 1], [right - 1, bottom - 1], middle];
    return points.every(([x = 0, y = 0]) => {
      const found = document.elementFromPoint(x, y);
      return found !== null && (focused.contains(found) || found.contains(focused));
    });
  });
