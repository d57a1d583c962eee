import { changeConfig } from '#api/administration/config.client.ts';
import { expect, test, untilAlive } from '#tests/support/journey.ts';

/** A picture of 64 by 64 pixels, as the browser draws it. */
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
  await untilAlive(page);
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
  // The forum of this worker serves other journeys too.
  const defaults = { 'ui.siteName': null, 'branding.favicon': null, 'branding.logo': null };
  await changeConfig(administrator.api, defaults);
});
