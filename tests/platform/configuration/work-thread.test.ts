import { expect, test, vi } from 'vitest';
import { type PagePreview, readPagePreview } from '#server/composer/media/page-card.ts';
import type { WebPage } from '#server/composer/media/web-page.ts';
import { runInThread, WorkLimitError } from '#server/platform/configuration/work-thread.ts';

const reader = new URL('../../../server/composer/media/page-card-worker.ts', import.meta.url);
const page = (text: string): WebPage => ({ url: 'https://a.example/', type: 'text/html', text });

/** Returns the CPU time of this thread, in milliseconds. */
const busyTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

test('a large page is parsed in a thread with the same result, without blocking the process', {
  timeout: 60_000,
}, async () => {
  const hostile = page(`<title>A page</title>${'<a href="/x">'.repeat(40_000)}`);
  const start = busyTime();
  const card = await runInThread<WebPage, PagePreview>(reader, hostile);
  expect(busyTime() - start).toBeLessThan(100);
  expect(card).toEqual(readPagePreview(hostile));
  expect(card.name).toBe('A page');
});

test('a task that takes too long is terminated, and the next one runs', { timeout: 60_000 }, async () => {
  const soon = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => soon.signal);
  setTimeout(() => soon.abort(), 100);
  const slow = page('<a href="/x">'.repeat(400_000));
  await expect(runInThread(reader, slow)).rejects.toBeInstanceOf(WorkLimitError);
  vi.restoreAllMocks();
  expect(await runInThread(reader, page('<title>Next</title>'))).toMatchObject({ name: 'Next' });
});
