import { changeConfig } from '#api/administration/setting/config.client.ts';
import { expect, test, waitForHydration } from '#tests/support/browser/journey.ts';

/** Source code that renders an image of 64 by 64 pixels in the browser. */
const picture = `(() => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
  const paint = canvas.getContext('2d');
  paint.fillStyle = '#146c78';
  paint.fillRect(8, 8, 48, 48);
  return canvas.toDataURL('image/png').split(',')[1];
})()`;

test('an administrator names the site and uploads its favicon and logo', async ({
  administratorPage: page,
  administrator,
}) => {
  await page.goto('/appearance/branding');
  await waitForHydration(page);
  const buffer = Buffer.from(String(await page.evaluate(picture)), 'base64');
  for (const field of ['Favicon', 'Logo']) {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: `Upload ${field}`, exact: true }).click();
    await (await choosing).setFiles({ name: `${field}.png`, mimeType: 'image/png', buffer });
    await expect(page.getByLabel(field, { exact: true })).toHaveValue(/\/uploads\/.+/);
  }
  await page.getByLabel('Site name').fill('Harbour Club');
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.goto('/categories');
  await expect(page).toHaveTitle(/Harbour Club/);
  await expect(page.locator('link[rel=icon]').first()).toHaveAttribute('href', /\/uploads\/.+/);
  await expect(page.getByRole('banner').locator('img[src*="/uploads/"]').first()).toBeVisible();
  // Restores the settings: other journeys of this worker use the same forum.
  const defaults = { 'ui.siteName': null, 'branding.favicon': null, 'branding.logo': null };
  await changeConfig(administrator.api, defaults);
});
