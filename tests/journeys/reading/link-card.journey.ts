import { expect, test, waitForHydration } from '#tests/support/browser/journey.ts';

const url = 'https://quay.invalid/knots';
const bare = `<p dir="auto"><a href="${url}" data-bare="">${url}</a></p>`;
const card = `<p dir="auto" class="linkCard"><a href="${url}"><span class="linkCardName">Knots and bends</span></a></p>`;

test('a link on its own line has a link preview; an unreadable page is reported and can be retried', async ({
  memberPage: page,
  addresses,
}) => {
  await page.goto(addresses.long);
  await waitForHydration(page);
  let isRead = false;
  await page.route('**/posts/preview', (route) => route.fulfill({ json: { html: isRead ? card : bare } }));
  await page.route('**/media/scrape', (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole('button', { name: 'Comment', exact: true }).first().click();
  await page.getByRole('textbox', { name: 'Your comment' }).fill(url);
  await page.getByRole('tab', { name: 'Preview' }).click();
  const message = page.getByRole('status').filter({ hasText: 'No preview for this link' });
  await expect(message).toBeVisible();

  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.unroute('**/media/scrape');
  await page.route('**/media/scrape', async (route) => {
    await answered;
    isRead = true;
    await route.fulfill({ status: 201, json: { type: 'link', url, name: 'Knots and bends' } });
  });
  await message.getByRole('button').click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading the link preview' })).toBeAttached();
  answer();
  await expect(page.getByRole('link', { name: 'Knots and bends' })).toBeVisible();
  await expect(message).toHaveCount(0);
});
