import { expect, test, vi } from 'vitest';
import { GuestPages } from '#server/pages/guest-pages.ts';

const page =
  (html: string, status = 200) =>
  async () => ({ status, headers: {}, html: [html], nonce: 'n' });

test('guests are shown the same page for five seconds once it was asked for again', async () => {
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

test('a page that is asked for while it is being made is made once, and kept', async () => {
  const pages = new GuestPages();
  const render = vi.fn(page('one'));
  await Promise.all([pages.get('/', 0, render), pages.get('/', 0, render)]);
  await pages.get('/', 1, render);
  expect(render).toHaveBeenCalledTimes(1);
});

test('once cleared, pages are made anew, and one that was being made is not kept', async () => {
  const pages = new GuestPages();
  const old = Promise.withResolvers<Awaited<ReturnType<ReturnType<typeof page>>>>();
  const first = pages.get('/', 0, () => old.promise);
  pages.clear();
  old.resolve(await page('old')());
  expect((await first).html.join('')).toBe('old');
  expect((await pages.get('/', 1, page('new'))).html.join('')).toBe('new');
});

test('failures are not kept', async () => {
  const pages = new GuestPages();
  const render = vi.fn(page('not there', 404));
  await pages.get('/', 0, render);
  await pages.get('/', 1, render);
  expect(render).toHaveBeenCalledTimes(2);
});

test('no more than eight million bytes are kept, the newest of them', async () => {
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
