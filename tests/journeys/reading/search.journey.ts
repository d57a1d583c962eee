import type { Page } from '@playwright/test';
import { listCategories } from '#api/category/category.client.ts';
import { createComment } from '#api/discussion/comment/comment.client.ts';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import { expect, test, waitForHydration } from '#tests/support/browser/journey.ts';
import type { Visitor } from '#tests/support/server/visitor.ts';

const results = (page: Page) => page.getByRole('region', { name: 'Search results' });
const rows = (page: Page) => results(page).getByRole('heading', { level: 2 });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Search In' }).getByRole('link', { name, exact: true });
const words = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Search' });

/** Creates a question with an answer, and an idea, all about the given subject. */
async function write(administrator: Visitor, subject: string): Promise<void> {
  const { body: categories } = await listCategories(administrator.api, { outputFormat: 'flat' });
  const categoryID = categories.find(({ urlcode }) => urlcode === 'woodwork')?.categoryID ?? 0;
  const post = (name: string, type: string) =>
    createDiscussion(administrator.api, { name, type, body: `About ${subject}.`, format: 'text', categoryID });
  const { body } = await post(`Does ${subject} split?`, 'question');
  await post(`Plant more ${subject}`, 'idea');
  const answer = { discussionID: body.discussionID, body: `The ${subject} never does.`, format: 'text' } as const;
  await createComment(administrator.api, answer);
}

test('a search changes its domain, is filtered by kind and date, and is restored by going back', async ({
  page,
  administrator,
}) => {
  await write(administrator, 'medlarwood');
  await page.setViewportSize({ width: 1_280, height: 900 });
  await page.goto('/search');
  await waitForHydration(page);
  await expect(rows(page)).toHaveText(['What are you looking for?']);

  await test.step('places are listed above the results in all domains', async () => {
    await words(page).fill('wood');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?query=wood$/);
    await expect(words(page)).toBeFocused();
    const places = page.getByRole('region', { name: 'Places' });
    await expect(places.getByRole('link', { name: 'Woodwork' })).toBeVisible();
    await places.getByRole('link', { name: /^Show/ }).click();
    await expect(page).toHaveURL(/\/search\?query=wood&domain=places$/);
    await expect(results(page).getByRole('link', { name: 'Woodwork' })).toBeVisible();
    await expect(tab(page, 'Places')).toHaveAttribute('aria-current', 'true');
  });

  await test.step('a place is found by its description', async () => {
    await page.getByRole('textbox', { name: 'Description' }).fill('nothing of the kind');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expect(results(page)).toContainText('No results for “wood”.');
    await results(page).getByRole('link', { name: 'Clear all filters' }).click();
    await expect(page).toHaveURL(/\/search\?query=wood&domain=places$/);
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('');
    await expect(results(page).getByRole('link', { name: 'Woodwork' })).toBeVisible();
  });

  await test.step('posts are filtered by kind', async () => {
    await tab(page, 'Posts').click();
    await expect(tab(page, 'Posts')).toHaveAttribute('aria-current', 'true');
    await words(page).fill('medlarwood');
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(3);
    await page.getByRole('checkbox', { name: 'Questions' }).check();
    await page.getByRole('checkbox', { name: 'Answers' }).check();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expect(page).toHaveURL(/domain=discussions&types=question&types=answer$/);
    await expect(rows(page)).toHaveText(['Does medlarwood split?', 'Does medlarwood split?']);
    await expect(results(page)).toContainText('Question by');
    await expect(results(page)).toContainText('Answer by');
    await expect(results(page)).toContainText('Last Updated:');
  });

  await test.step('posts are also filtered by the date of their last change', async () => {
    const updated = page.getByRole('group', { name: 'Date Updated' });
    await updated.getByLabel('From').fill('2020-01-01');
    await updated.getByLabel('To').fill('2020-12-31');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expect(page).toHaveURL(/updatedFrom=2020-01-01&updatedTo=2020-12-31$/);
    await expect(results(page)).toContainText('No results for “medlarwood”.');
    await page.goBack();
    await expect(rows(page)).toHaveCount(2);
    await expect(updated.getByLabel('From')).toHaveValue('');
    await expect(page.getByRole('checkbox', { name: 'Questions' })).toBeChecked();
  });

  await test.step('another domain drops filters it does not support, another sort order preserves the rest', async () => {
    const oldest = page.getByRole('navigation', { name: 'Sort by' }).getByRole('link', { name: 'Oldest' });
    await oldest.click();
    await expect(oldest).toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveURL(/types=question&types=answer&sort=dateInserted$/);
    await tab(page, 'All').click();
    await expect(page).toHaveURL(/\/search\?query=medlarwood&sort=dateInserted$/);
    await expect(rows(page)).toHaveCount(3);
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect(words(page)).toHaveValue('wood');
    await page.goto('/search?query=medlarwood');
    await tab(page, 'Members').click();
    await expect(page).toHaveURL(/\/members\?query=medlarwood$/);
  });
});

test('on a phone, the filters are collapsed and show how many are applied', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/search?query=oven');
  await waitForHydration(page);
  const summary = page.locator('summary', { hasText: 'Filters' });
  const author = page.getByRole('textbox', { name: 'Author' });
  await expect(author).toBeHidden();
  await summary.click();
  await author.fill('nobody at all');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page).toHaveURL(/author=nobody\+at\+all$/);
  await expect(results(page)).toContainText('No results for “oven”.');
  await expect(summary).toHaveText('Filters (1)');
  await expect(summary).toBeFocused();
  await expect(author).toBeHidden();
  await summary.click();
  await page.getByRole('link', { name: 'Clear All', exact: true }).click();
  await expect(page).toHaveURL(/\/search\?query=oven$/);
  await expect(author).toHaveValue('');
  await expect(rows(page).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test('a search is filtered with forms and links', async ({ page, administrator }) => {
    await write(administrator, 'hornbeam');
    await page.goto('/search');
    await words(page).fill('hornbeam');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(rows(page)).toHaveCount(3);
    await tab(page, 'Posts').click();
    await page.locator('summary', { hasText: 'Filters' }).click();
    await page.getByRole('checkbox', { name: 'Ideas' }).check();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expect(rows(page)).toHaveText(['Plant more hornbeam']);
    await expect(page.locator('summary', { hasText: 'Filters' })).toHaveText('Filters (1)');
    await tab(page, 'Places').click();
    await expect(results(page)).toContainText('No results for “hornbeam”.');
  });
});
