import { expect, test } from '@playwright/experimental-ct-react';
import type { Page } from '@playwright/test';
import { AboveDialog, AllKinds } from '#stories/primitives/overlay/toast.stories.tsx';
import { readAnnouncements, recordAnnouncements } from '#tests/support/api/live-announcements.ts';

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T12:00:00Z' });
  await page.clock.pauseAt('2026-11-20T12:00:01Z');
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const region = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test('the live region exists before the first toast, and every text is inserted once', async ({ mount, page }) => {
  await mount(<AllKinds />);
  await expect(region(page).getByRole('status')).toHaveCount(2);
  await expect(region(page).getByRole('alert')).toHaveText('');
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    for (const live of document.querySelectorAll('[aria-live]')) {
      const listener = (changes: MutationRecord[]) =>
        said.push(...changes.flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent ?? '')));
      new MutationObserver(listener).observe(live, { childList: true, subtree: true, characterData: true });
    }
  });
  await press(page, 'Plain');
  await press(page, 'With an action');
  await press(page, 'Error');
  await expect(region(page).locator('[data-toast]')).toHaveCount(3);
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said.filter(Boolean));
  expect(said.sort()).toEqual(['Link copied to clipboard.', 'Something went wrong.', 'The draft is discarded.Undo']);
});

test('three simultaneous toasts are all announced', async ({ mount, page }) => {
  await mount(<AllKinds />);
  await recordAnnouncements(page);
  await page.evaluate(
    (names) => {
      for (const button of document.querySelectorAll('button'))
        if (names.includes(button.textContent ?? '')) button.click();
    },
    ['Plain', 'With an action', 'Error'],
  );
  await expect(region(page).locator('[data-toast]')).toHaveCount(3);
  const said = (await readAnnouncements(page)).join(' ');
  for (const text of ['Link copied to clipboard.', 'Something went wrong.', 'The draft is discarded.'])
    expect(said).toContain(text);
});

test('an error is an alert, every other toast a status; focus does not move', async ({ mount, page }) => {
  await mount(<AllKinds />);
  await press(page, 'Plain');
  await press(page, 'Error');
  await expect(region(page).getByRole('alert')).toHaveText('Something went wrong.');
  await expect(region(page).getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Error' })).toBeFocused();
});

test('a plain toast disappears after three seconds, one with an action stays', async ({ mount, page }) => {
  await mount(<AllKinds />);
  await press(page, 'Plain');
  await press(page, 'With an action');
  const plain = page.getByText('Link copied to clipboard.');
  await expect(plain).toBeVisible();
  await page.mouse.move(700, 300);
  await page.clock.runFor(2_999);
  await expect(plain).toBeVisible();
  await page.clock.runFor(1);
  await expect(plain).toBeHidden();
  await page.clock.runFor(60_000);
  await expect(plain).toHaveCount(0);
  await expect(page.getByText('The draft is discarded.')).toBeVisible();
});

test('F6 moves to the first action, and Escape back to the former focus', async ({ mount, page }) => {
  await mount(<AllKinds />);
  await press(page, 'With an action');
  await expect(page.getByText('The draft is discarded.')).toBeVisible();
  await page.keyboard.press('F6');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'With an action' })).toBeFocused();
  await expect(page.getByText('The draft is discarded.')).toBeVisible();
});

test('an action that disappears when pressed by key returns focus, and its toast then expires normally', async ({
  mount,
  page,
}) => {
  await mount(<AllKinds />);
  await press(page, 'With an action');
  await expect(page.getByText('The draft is discarded.')).toBeVisible();
  await page.keyboard.press('F6');
  await page.keyboard.press('Enter');
  await expect(page.getByText('It is back.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'With an action' })).toBeFocused();
  await page.mouse.move(700, 300);
  await page.clock.runFor(3_000);
  await expect(page.getByText('It is back.')).toBeHidden();
});

test('a toast that moves when it changes returns focus too', async ({ mount, page }) => {
  await mount(<AboveDialog />);
  await press(page, 'Save');
  await expect(page.getByText('The draft could not be saved.')).toBeVisible();
  await page.keyboard.press('F6');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
});

test('persistent toasts come first, then errors', async ({ mount, page }) => {
  await mount(<AllKinds />);
  for (const name of ['With a link', 'Error', 'Persistent']) await press(page, name);
  await expect(region(page).locator('[data-toast]')).toHaveText([
    /previewing the Autumn theme/,
    /Something went wrong/,
    /Post moved/,
  ]);
});

test('while a dialog is open, its toasts can be reached by F6 and pressed, and the dialog stays open', async ({
  mount,
  page,
}) => {
  await mount(<AboveDialog />);
  await press(page, 'Save');
  await expect(page.getByText('The draft could not be saved.')).toBeVisible();
  await page.keyboard.press('F6');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Write' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
  await press(page, 'Retry');
  await expect(page.getByRole('dialog', { name: 'Write' })).toBeVisible();
  await expect(page.getByText('Saved.')).toBeVisible();
});
