import {
  expect,
  setSessionCookie,
  test,
  waitForComponentHydration,
  waitForHydration,
} from '#tests/support/browser/journey.ts';

test('a partly entered report reason is not lost by Escape, with the keyboard alone', async ({
  page,
  forum,
  administrator,
}) => {
  await setSessionCookie(page, administrator, forum.url);
  await page.goto('/dashboard/content/settings');
  const opener = page.locator('#reasons').getByRole('button', { name: 'Add Reason' });
  await waitForComponentHydration(opener);
  const name = page.getByRole('dialog', { name: 'Add Reason' }).getByRole('textbox', { name: /^Name/ });
  const question = page.getByRole('dialog', { name: 'Discard Changes?' });

  await opener.press('Enter');
  await expect(name).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await opener.press('Enter');
  await expect(name).toBeFocused();
  await page.keyboard.type('Off the chart');
  await page.keyboard.press('Escape');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Off the chart');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a partly entered report is not lost by Escape', async ({ page, forum, member, addresses }) => {
  await setSessionCookie(page, member, forum.url);
  await page.goto(addresses.long);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Report content' }).first().click();
  const spam = page.getByRole('dialog', { name: 'Report Post' }).getByRole('checkbox', { name: 'Spam' });
  const question = page.getByRole('dialog', { name: 'Discard Report?' });
  await spam.check();
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(spam).toBeChecked();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
