import { expect, test, vi } from 'vitest';
import { GuestPages } from '#server/pages/guest-pages.ts';

const page =
  (html: string, status = 200) =>
  async () => ({ status, headers: {}, html: [html], nonce: 'n', isComplete: true });

test('guests get the same cached page for five seconds after its second request', async () => {
  const pages = new GuestPages();
  const render = vi.fn(page('one'));
  await pages.get('/', 0, render);
  await pages.get('/', 1, render);
  expect(render).toHaveBeenCalledTimes(2);
  await pages.get('/', 5_000, render);
  expect(render).toHaveBeenCalledTimes(2);
  await pages.get('/', 5_001, render);
  expect(render).toHaveBeenCalledTimes(3);
});

test('concurrent requests render a page once, and it is cached', async () => {
  const pages = new GuestPages();
  const render = vi.fn(page('one'));
  await Promise.all([pages.get('/', 0, render), pages.get('/', 0, render)]);
  await pages.get('/', 1, render);
  expect(render).toHaveBeenCalledTimes(1);
});

test('clearing evicts all pages, and a page that is still rendering is not cached', async () => {
  const pages = new GuestPages();
  const old = Promise.withResolvers<Awaited<ReturnType<ReturnType<typeof page>>>>();
  const first = pages.get('/', 0, () => old.promise);
  pages.clear();
  old.resolve(await page('old')());
  expect((await first).html.join('')).toBe('old');
  expect((await pages.get('/', 1, page('new'))).html.join('')).toBe('new');
});

test('failed pages are not cached', async () => {
  const pages = new GuestPages();
  const render = vi.fn(page('not there', 404));
  await pages.get('/', 0, render);
  await pages.get('/', 1, render);
  expect(render).toHaveBeenCalledTimes(2);
});

test('the cache holds at most eight million bytes, of the newest pages', async () => {
  const pages = new GuestPages();
  const long = 'x'.repeat(1_000_000);
  for (let number = 1; number <= 9; number += 1) {
    await pages.get(`/${number}`, 0, page(long));
    await pages.get(`/${number}`, 0, page(long));
  }
  const again = vi.fn(page('new'));
  await pages.get('/1', 1, again);
  expect(again).toHaveBeenCalledTimes(1);
  await pages.get('/9', 1, again);
  expect(again).toHaveBeenCalledTimes(1);
});

test('a page in which a widget failed or is late is answered but not cached', async () => {
  const pages = new GuestPages();
  let count = 0;
  const render = async () => {
    count += 1;
    return { ...(await page(`Page ${count}`)()), isComplete: false };
  };
  for (const now of [0, 1, 2, 3]) await pages.get('/', now, render);
  expect(count).toBe(4);
});
