import { expect, type Page, type Route } from '@playwright/test';
import { avatarModel } from '#machines/primitives/avatar.model.ts';
import { defineGestures } from '#tests/support/gestures.ts';
import { tellStory } from '#tests/support/tell-story.ts';

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const photos = /\/photos\//;
const asked = new WeakMap<Page, Route[]>();

/** Lets every photo that is asked for wait until the walk says what becomes of it. */
async function holdPhotos({ page }: { page: Page }) {
  await page.unroute(photos);
  await page.route(photos, (route) => void asked.get(page)?.push(route));
  asked.set(page, []);
}

/** The photo that is shown or waited for, as the browser asked for it. */
async function photoOf(page: Page): Promise<Route> {
  const src = (await page.locator('img').getAttribute('src')) ?? '';
  const newest = () => asked.get(page)?.findLast((route) => route.request().url().endsWith(src));
  await expect.poll(() => newest() !== undefined).toBe(true);
  const route = newest();
  if (!route) throw new Error('No photo was asked for.');
  asked.set(
    page,
    (asked.get(page) ?? []).filter((one) => one !== route),
  );
  return route;
}

const named = (page: Page) => page.getByRole('img', { name: 'User: "Ana Díaz"' });
const showsPhoto = async ({ page }: { page: Page }) => {
  await expect(named(page)).toHaveCount(1);
  await expect(page.locator('img')).toHaveCount(1);
};
const showsInitials = async ({ page }: { page: Page }) => {
  await expect(named(page)).toHaveText('AD');
  await expect(page.locator('img')).toHaveCount(0);
};

/** How a photo comes, fails, changes, and is tried again. */
export const avatarGestures = defineGestures(avatarModel, {
  before: holdPhotos,
  events: {
    'photo.loaded': {
      world: async ({ page }) =>
        (await photoOf(page)).fulfill({ contentType: 'image/png', body: Buffer.from(pixel, 'base64') }),
    },
    'photo.failed': { world: async ({ page }) => (await photoOf(page)).abort() },
    'photo.changed': { world: ({ page, event: { url } }) => tellStory(page, 'photo.changed', url) },
    'network.returned': { world: ({ page }) => page.evaluate(() => window.dispatchEvent(new Event('online'))) },
  },
  seen: { absent: showsInitials, loading: showsPhoto, shown: showsPhoto, failed: showsInitials },
});
