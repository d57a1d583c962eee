import { listCategories } from '#api/category/category.client.ts';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';

const settings = '/vanilla/settings/tags';

test('an administrator adds a tag and translates it, and French readers see it in French, also without JavaScript', async ({
  page,
  browser,
  forum,
  administrator,
}) => {
  await setSessionCookie(page, administrator, forum.url);
  await page.goto(settings);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Add a tag' }).press('Enter');
  const adding = page.getByRole('dialog', { name: 'Add a tag' });
  await adding.getByRole('textbox', { name: 'Name' }).fill('Marlinspike');
  await adding.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('The tag has been saved.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find tags' }).fill('marlin');
  await page.getByRole('searchbox', { name: 'Find tags' }).press('Enter');
  await expect(page).toHaveURL(/query=marlin/);
  await waitForHydration(page);
  await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Translate Marlinspike' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Translate Marlinspike' });
  await dialog.getByRole('combobox', { name: 'Locales' }).selectOption('fr');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Épissoir');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog.getByText('Your translations have been saved.')).toBeVisible();

  const { body: categories } = await listCategories(administrator.api, { outputFormat: 'flat' });
  const categoryID = categories.find(({ displayAs }) => displayAs === 'discussions')?.categoryID ?? 0;
  const post = { name: 'Which one for wire?', body: 'The steel one?', format: 'markdown', categoryID } as const;
  const { url } = (await createDiscussion(administrator.api, { ...post, newTagNames: ['Marlinspike'] })).body;

  const french = { baseURL: forum.url, locale: 'fr-FR', javaScriptEnabled: false };
  const reader = await (await browser.newContext(french)).newPage();
  await reader.goto(url);
  await expect(reader.getByRole('link', { name: 'Épissoir', exact: true })).toBeVisible();
  await reader.goto('/discussions');
  await expect(reader.getByRole('link', { name: 'Épissoir', exact: true }).first()).toBeVisible();
  await reader.context().close();

  await page.goto(`${settings}?query=marlin`);
  await expect(page.getByRole('button', { name: 'Delete Marlinspike' })).toHaveAttribute('aria-disabled', 'true');
});
