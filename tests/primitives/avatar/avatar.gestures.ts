import { expect, type Page, type Route } from '@playwright/test';
import { avatarModel } from '#machines/primitives/avatar/avatar.model.ts';
import { defineGestures } from '#tests/support/machine/gestures.ts';
import { tellStory } from '#tests/support/machine/tell-story.ts';

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const photo = /\/photos\//;

/** What becomes of a photo that is asked for. */
type Fate = (route: Route) => Promise<void>;

interface Photos {
  readonly waiting: Route[];
  readonly fates: Map<string, Fate>;
}

const photosOf = new WeakMap<Page, Photos>();

/** Lets every photo that is asked for wait until the walk says what becomes of it. */
async function holdPhotos({ page }: { page: Page }) {
  const photos: Photos = { waiting: [], fates: new Map() };
  photosOf.set(page, photos);
  await page.unroute(photo);
  await page.route(photo, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const fate = photos.fates.get(pathname + search);
    if (fate) await fate(route);
    else photos.waiting.push(route);
  });
}

/** Says what becomes of the photo that is shown or waited for, however often the browser asks for it. */
async function decide(page: Page, fate: Fate) {
  const { waiting = [], fates } = photosOf.get(page) ?? {};
  const src = (await page.locator('img').getAttribute('src')) ?? '';
  // It is asked for once more when the part that follows it takes its place, be it answered by then or not.
  fates?.set(src, fate);
  const asked = waiting.filter((route) => route.request().url().endsWith(src));
  for (const route of asked) waiting.splice(waiting.indexOf(route), 1);
  await Promise.all(asked.map(fate));
}

/** Has the network come back: what failed before is asked for anew, and waits. */
async function bringBack(page: Page) {
  photosOf.get(page)?.fates.clear();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
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
      world: ({ page }) =>
        decide(page, (route) => route.fulfill({ contentType: 'image/png', body: Buffer.from(pixel, 'base64') })),
    },
    'photo.failed': { world: ({ page }) => decide(page, (route) => route.abort()) },
    'photo.changed': { world: ({ page, event: { url } }) => tellStory(page, 'photo.changed', url) },
    'network.returned': { world: ({ page }) => bringBack(page) },
  },
  seen: { absent: showsInitials, loading: showsPhoto, shown: showsPhoto, failed: showsInitials },
});
