import type { Page } from '@playwright/test';
import { addTheme, applyTheme } from '#api/administration/theme/theme.client.ts';
import type { Api } from '#api/api.ts';
import { listCategories } from '#api/category/category.client.ts';
import { createComment, listComments } from '#api/discussion/comment/comment.client.ts';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';
import { aMemberOf } from '#tests/support/server/visitor.ts';

for (const width of [1_280, 390]) {
  test(`a comment opened by its URL is shown below the title bar; a later comment is announced and shown on request, ${width} pixels wide`, async ({
    page,
    administrator,
    member,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { body: categories } = await listCategories(administrator.api, { outputFormat: 'flat' });
    const categoryID = categories.find(({ urlcode }) => urlcode === 'woodwork')?.categoryID ?? 0;
    const post = { name: `Tides of the week (${width})`, body: 'Which ones?', format: 'markdown', categoryID } as const;
    const { discussionID, url } = (await createDiscussion(administrator.api, post)).body;
    const say = async (body: string) =>
      (await createComment(administrator.api, { discussionID, body, format: 'markdown' })).body;
    for (let index = 0; index < 12; index += 1) await say(`Tide ${index}\n\nand\n\nwhat it does`);
    const { body: comments } = await listComments(member.api, { discussionID, limit: 100 });
    const sixth = `Comment_${comments[5]?.commentID}`;

    await page.goto(`${new URL(url, 'http://site').pathname}#${sixth}`);
    await waitForHydration(page);
    const place = page.locator(`#${sixth}`);
    await expect(place).toBeInViewport();
    const bar = page.getByRole('banner').first();
    await expect
      .poll(async () => {
        const [top, bottom] = [(await place.boundingBox())?.y ?? 0, await bar.boundingBox()];
        return top >= (bottom?.y ?? 0) + (bottom?.height ?? 0) - 1;
      })
      .toBe(true);

    const late = await say('The tide of the hour');
    const notice = page.getByRole('button', { name: '1 new comment' });
    await expect(notice).toBeVisible();
    await expect(page.getByText('The tide of the hour')).toHaveCount(0);
    await notice.press('Enter');
    await expect(page.locator(`#Comment_${late.commentID}`)).toBeInViewport();
    await expect(page.locator(`#Comment_${late.commentID}`)).toBeFocused();
    await expect(notice).toHaveCount(0);
  });
}

/** Returns the hashes of the first thirty comments of a discussion. */
async function placesIn(address: string, api: Api): Promise<string[]> {
  const discussionID = Number(/\/discussion\/(\d+)/.exec(address)?.[1]);
  const { body: comments } = await listComments(api, { discussionID, limit: 30 });
  return comments.map(({ commentID }) => `#Comment_${commentID}`);
}

test('a comment is scrolled into view and marked, whether opened from another page, from its own page, or by its short URL', async ({
  page,
  administrator,
  addresses,
}) => {
  const places = await placesIn(addresses.long, administrator.api);
  const [one, other] = [places[20], places[24]];
  const isThere = async (place = '') => {
    await expect(page.locator(place)).toBeInViewport();
    await expect(page.locator('article[data-named]')).toHaveAttribute('id', place.slice(1));
  };
  await page.goto(`/search?query=Thought+20&domain=discussions`);
  await waitForHydration(page);
  // The deferred scripts that observe page changes are loaded: one of them counts the visit.
  await page.waitForLoadState('networkidle');
  await watchForGaps(page);
  const found = page.locator(`main a[href$="${one}"]`).first();
  await found.click();
  await isThere(one);
  expect(await gapsOf(page), 'moments without any page').toBe(0);
  await page.locator(`${other} a[href$="${other}"]`).click();
  await isThere(other);
  await page.goto(`/discussion/comment/${one?.slice(9)}`);
  await expect(page).toHaveURL(new RegExp(`${one}$`));
  await isThere(one);
});

test('scrolling away from a comment that the URL names is not reverted', async ({ page, administrator, addresses }) => {
  const place = (await placesIn(addresses.long, administrator.api))[20] ?? '';
  const top = async () => (await page.locator(place).boundingBox())?.y ?? Number.POSITIVE_INFINITY;
  await page.goto(`/discussion/comment/${place.slice(9)}`);
  await expect.poll(top).toBeLessThan(300);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const settled = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)));
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // The deferred scripts that observe page changes are loaded and have processed the scroll position.
  await page.waitForLoadState('networkidle');
  await settled();
  expect(await page.evaluate(() => scrollY)).toBeLessThan(100);
  await page.evaluate(() => {
    location.hash = '';
  });
  await page.evaluate((hash) => {
    location.hash = hash;
  }, place);
  await expect.poll(top).toBeLessThan(300);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, -300);
  await expect.poll(top).toBeGreaterThan(300);
  await settled();
  expect(await top()).toBeGreaterThan(300);
});

test('keyboard navigation moves the focus to the heading of the next page, or announces its title if the link is still there', async ({
  page,
}) => {
  await page.goto('/discussions');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  const link = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').nth(2);
  const name = (await link.textContent()) ?? '';
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  const discussions = page.getByRole('banner').getByRole('link', { name: 'Discussions' }).first();
  await discussions.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Recent Posts' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
  await expect(discussions).toBeFocused();
});

/** Counts from now on how often the content of the page is hidden while the next page is not rendered yet. */
const watchForGaps = (page: Page) =>
  page.evaluate(() => {
    const seen = Object.assign(window, { gaps: 0 });
    const isGap = ({ target }: MutationRecord) => /none/.test((target as HTMLElement).getAttribute('style') ?? '');
    new MutationObserver((changes) => {
      seen.gaps += changes.filter(isGap).length;
    }).observe(document.querySelector('main') as Node, { subtree: true, attributes: true, attributeFilter: ['style'] });
  });

const gapsOf = (page: Page) => page.evaluate(() => (window as unknown as { gaps: number }).gaps);

test('widgets are hydrated in the slots that an administrator placed in the footer', async ({
  page,
  forum,
  administrator,
}) => {
  // Earlier journeys of the same forum may have added more members than the widget shows.
  const member = await aMemberOf(forum, administrator, 'Newcomer');
  const data = `<div data-widget="newest-members" data-props='{"title":"New at the quay","limit":20}'><p>See the members.</p></div>`;
  const post = { name: 'Quay', parentTheme: 'keystone', parentVersion: '1.0', assets: { footer: { data } } };
  const { themeID } = (await addTheme(administrator.api, post)).body;
  await applyTheme(administrator.api, themeID);
  try {
    await setSessionCookie(page, member, forum.url);
    await page.goto('/discussions');
    await waitForHydration(page);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading', { name: 'New at the quay' })).toBeVisible();
    await expect(footer.getByRole('link', { name: member.name })).toBeVisible();
    await expect(footer.getByText('See the members.')).toHaveCount(0);
  } finally {
    await applyTheme(administrator.api, 'keystone');
  }
});
