import { addTheme, readTheme } from '#api/administration/theme/theme.client.ts';
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
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByText('The theme has been saved.')).toBeVisible();
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
