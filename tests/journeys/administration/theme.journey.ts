import { addTheme, changeTheme, readTheme } from '#api/administration/theme/theme.client.ts';
import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';

const guides = '/appearance/style-guides';

test('an administrator previews and applies a theme with the keyboard, and guests see it until the previous theme is applied again', async ({
  page,
  browser,
  forum,
  administrator,
}) => {
  test.slow();
  const assets = { variables: { data: { main: '#aa2255' } }, footer: { data: '<p>Harbour lights</p>' } };
  const post = { name: 'Harbour lights', parentTheme: 'keystone', parentVersion: '1.0', assets };
  const { themeID } = (await addTheme(administrator.api, post)).body;
  const visitor = await (await browser.newContext({ baseURL: forum.url })).newPage();
  const primary = () =>
    visitor.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-primary'));
  await visitor.goto('/');
  const usual = await primary();

  await setSessionCookie(page, administrator, forum.url);
  await page.goto(guides);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Preview Harbour lights' }).press('Enter');
  const toast = page.getByRole('region', { name: 'Theme preview' });
  await expect(toast).toContainText('You are previewing the Harbour lights theme.');
  await visitor.goto('/categories');
  await expect(visitor.getByText('Harbour lights')).toHaveCount(0);
  await toast.getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(page).toHaveURL(guides);
  await visitor.goto('/');
  await expect(visitor.getByRole('contentinfo')).toContainText('Harbour lights');
  expect(await primary()).not.toBe(usual);

  await page.goto(`${guides}/${themeID}/edit`);
  await waitForHydration(page);
  await page.getByRole('textbox', { name: 'Main color', exact: true }).fill('#118844');
  const links = page.getByRole('textbox', { name: 'Links', exact: true });
  await links.fill('#6db3d6');
  await page.getByRole('button', { name: 'Make all AA' }).press('Enter');
  await expect(page.getByText('1 color was changed in lightness.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await expect(links).toHaveValue('#6db3d6');
  await page.getByRole('button', { name: 'Make AA: Links' }).press('Enter');
  await expect(links).toBeFocused();
  await expect(links).not.toHaveValue('#6db3d6');
  await page.getByRole('tab', { name: 'Dark', exact: true }).click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('#12');
  await page.getByRole('tab', { name: 'Light', exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: /Dark: Text/ }).click();
  await expect(text).toBeFocused();
  await page.getByRole('button', { name: 'Revert Text', exact: true }).click();
  const footer = page.getByRole('textbox', { name: 'Footer' });
  await footer.fill('<p>Harbour lights</p><script>x()</script>');
  await expect(page.getByText('Footer: not shown on pages')).toBeVisible();
  await expect(page.getByRole('figure', { name: /^Light/ }).getByText('Harbour lights')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByText('The theme has been saved.')).toBeVisible();
  const saveElsewhere = (html: string) =>
    changeTheme(administrator.api, themeID, { assets: { footer: { data: html } } });
  const notice = page.getByText('Somebody else has saved this theme');
  await footer.fill('<p>Mine</p>');
  const [draft] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Preview unsaved changes' }).press('Enter'),
  ]);
  await expect(draft.getByRole('contentinfo')).toContainText('Mine');
  await draft.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => draft.isClosed()).toBe(true);
  await expect(footer).toHaveValue('<p>Mine</p>');
  await saveElsewhere('<p>Ebb</p>');
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Take the other version' }).press('Enter');
  await expect(footer).toHaveValue(/Ebb/);
  await expect(notice).toHaveCount(0);
  await footer.fill('<p>Harbour lights</p>');
  await saveElsewhere('<p>Flood</p>');
  // A refused save offers the choices again, although the notice was closed.
  await page.getByRole('button', { name: 'Keep editing' }).press('Enter');
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Save my version' }).press('Enter');
  await expect(page.getByText('The theme has been saved.')).toBeVisible();
  await expect(notice).toHaveCount(0);
  const { assets: stored } = (await readTheme(administrator.api, themeID, { expand: ['footer.data'] })).body;
  expect(stored.footer?.data).toContain('Harbour lights');
  await page.getByRole('button', { name: 'Preview', exact: true }).press('Enter');
  await toast.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page).toHaveURL(guides);
  await page.goto(`${guides}/${themeID}/revisions`);
  await waitForHydration(page);
  await page.getByRole('radio', { name: /^Revision 2/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Restore' }).press('Enter');
  await expect(page.getByText('The revision has been restored.')).toBeVisible();
  const { preview } = (await readTheme(administrator.api, 'current')).body;
  expect(preview.variables).toEqual({ main: '#aa2255' });

  await page.goto(guides);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Apply Keystone' }).press('Enter');
  await visitor.goto('/');
  await expect.poll(async () => (await readTheme(administrator.api, 'current')).body.themeID).toBe('keystone');
});
