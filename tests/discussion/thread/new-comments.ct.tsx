import { expect, test } from '@playwright/experimental-ct-react';
import type { Page } from '@playwright/test';
import { WhileReading } from '#stories/discussion/thread/new-comments.stories.tsx';
import { readAnnouncements, recordAnnouncements } from '#tests/support/api/live-announcements.ts';
import { dispatchStoryEvent } from '#tests/support/machine/story-event.ts';

const placeOf = (page: Page) =>
  page.evaluate(() => ({
    top: scrollY,
    height: document.documentElement.scrollHeight,
    focus: document.activeElement?.textContent,
    shifts: performance.getEntriesByType('layout-shift').length,
  }));

test('comments that arrive while reading are announced once, as a number, and move neither focus nor page', async ({
  mount,
  page,
}) => {
  await mount(<WhileReading />);
  const link = page.getByRole('link', { name: 'glue 38' });
  await link.focus();
  await link.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  const before = await placeOf(page);
  expect(before.top).toBeGreaterThan(0);
  await recordAnnouncements(page);
  await dispatchStoryEvent(page, 'comment.came', 41);
  const notice = page.getByRole('status').getByRole('button');
  await expect(notice).toHaveText('1 new comment');
  // After a reconnection the stream may deliver the same event twice.
  await dispatchStoryEvent(page, 'comment.came', 41);
  await dispatchStoryEvent(page, 'comment.came', 42);
  await expect(notice).toHaveText('2 new comments');
  expect(await readAnnouncements(page)).toEqual(['1 new comment', '2 new comments']);
  expect(await placeOf(page)).toEqual(before);
});

test('several comments that arrive at once are announced as one number', async ({ mount, page }) => {
  await mount(<WhileReading />);
  await recordAnnouncements(page);
  await page.evaluate(() => {
    for (const detail of [41, 42, 43])
      window.dispatchEvent(new CustomEvent('story', { detail: { name: 'comment.came', detail } }));
  });
  await expect(page.getByRole('status').getByRole('button')).toHaveText('3 new comments');
  expect(await readAnnouncements(page)).toEqual(['3 new comments']);
});
