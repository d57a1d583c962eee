import { changeConfig } from '#api/administration/setting/config.client.ts';
import { writeTranslationService } from '#api/administration/translation/service/translation-service.client.ts';
import { listCategories } from '#api/category/category.client.ts';
import { createComment } from '#api/discussion/comment/comment.client.ts';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';
import { startLibreTranslate } from '#tests/support/server/translation-servers.ts';

test('an administrator offers translations, and a guest on a phone reads posts in their language by keyboard', async ({
  page,
  forum,
  administrator,
  member,
}) => {
  const service = await startLibreTranslate();
  await writeTranslationService(administrator.api, 'libretranslate', { url: service.url, key: 'libre' });
  await changeConfig(administrator.api, { 'machineTranslation.enabled': true });
  const { body: categories } = await listCategories(member.api, { outputFormat: 'flat' });
  const categoryID = categories.find(({ urlcode }) => urlcode === 'woodwork')?.categoryID ?? 0;
  const post = {
    name: 'Le nœud de chaise est trop grand pour la corde',
    body: 'Est-ce que vous savez **pourquoi** il ne tient pas avec `rope(2)` ?',
    format: 'markdown',
    categoryID,
  } as const;
  const { discussionID, url } = (await createDiscussion(member.api, post)).body;
  const say = (body: string) => createComment(administrator.api, { discussionID, body, format: 'markdown' });
  await say('Je ne sais pas, mais il y a un autre nœud qui est plus simple pour vous.');
  await say('I do not know this knot, but there is another one that is easy to tie.');

  await setSessionCookie(page, administrator, forum.url);
  await page.goto('/settings/language');
  await waitForHydration(page);
  const card = page.locator('#post-translation');
  await card.getByRole('switch', { name: 'Offer translations of posts' }).click();
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved').first()).toBeVisible();
  await expect(card).toContainText('0 of 15,000 characters used today');

  await page.context().clearCookies();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(new URL(url, forum.url).pathname);
  await waitForHydration(page);
  const buttons = page.getByRole('button', { name: /^Translate the post by/ });
  await expect(buttons).toHaveCount(2);
  await buttons.first().press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Translated from English by LibreTranslate' })).toBeVisible();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('[en] Le nœud de chaise est trop grand pour la corde');
  await expect(title.locator('[lang=en][dir=ltr]')).toHaveCount(1);
  await expect(page.locator('[lang=en] [data-reading] code')).toHaveText('rope(2)');
  await expect(page.locator('[lang=en] [data-reading] strong')).toHaveText('pourquoi');

  await expect(buttons.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title).toHaveText(post.name);
  await page.getByRole('button', { name: 'Show translation' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Show original' })).toBeFocused();
  await expect(title).toHaveText(/^\[en\]/);

  service.mood = 'busy';
  await buttons.nth(1).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'LibreTranslate receives too many requests' })).toBeVisible();
  service.mood = 'well';
  await page.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(page.getByText('[en] Je ne sais pas')).toBeVisible();
  await service.close();
});
