import sharp from 'sharp';
import { createUser } from '#api/member/user/user.client.ts';
import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';
import { testPassword } from '#tests/support/server/visitor.ts';

test('an administrator gives a member a picture, merges two accounts on a phone by keyboard', async ({
  page,
  forum,
  administrator,
}) => {
  const [old, kept] = await Promise.all(
    ['TidePast', 'TideNow'].map(async (name) => {
      const post = {
        name,
        email: `${name.toLowerCase()}@example.org`,
        password: testPassword,
        sendWelcomeEmail: false,
      };
      return (await createUser(administrator.api, post)).body;
    }),
  );
  await setSessionCookie(page, administrator, forum.url);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/dashboard/members/${old?.userID}`);
  await waitForHydration(page);
  await page.getByLabel('Upload New Picture').setInputFiles({
    name: 'tide.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background: '#7aa2c9' } })
      .png()
      .toBuffer(),
  });
  await page.getByRole('button', { name: 'Save Picture' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();

  await page.getByRole('link', { name: 'Merge into another member' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Merge TidePast Into Another Member' })).toBeVisible();
  await waitForHydration(page);
  const name = page.getByRole('textbox', { name: 'Name of the account that continues' });
  await name.fill('TideNever');
  await name.press('Enter');
  await expect(page.getByText('There is no member with this name.')).toBeVisible();
  await name.fill('TideNow');
  await name.press('Enter');
  await expect(page.getByRole('columnheader', { name: /TidePast.*Is closed/ })).toBeVisible();
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Merge members' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Merge TidePast into TideNow?' });
  const own = dialog.getByLabel('Your own password');
  await expect(dialog.getByRole('button', { name: 'Merge members' })).toBeVisible();
  if (await own.isVisible()) await own.fill(testPassword);
  await dialog.getByRole('button', { name: 'Merge members' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/dashboard/members/${kept?.userID}$`));
  await page.goto(`/profile/${old?.userID}/TidePast`);
  await expect(page).toHaveURL(new RegExp(`/profile/${kept?.userID}/TideNow$`));
});
