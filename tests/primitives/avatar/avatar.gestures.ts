import { expect, type Page, type Route } from '@playwright/test';
import { avatarModel } from '#machines/primitives/avatar/avatar.model.ts';
import { defineGestures } from '#tests/support/machine/gestures.ts';
import { dispatchStoryEvent } from '#tests/support/machine/story-event.ts';

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const photo = /\/photos\//;

/** The response to a photo request. */
type Fate = (route: Route) => Promise<void>;

interface Photos {
  readonly waiting: Route[];
  readonly fates: Map<string, Fate>;
}

const photosOf = new WeakMap<Page, Photos>();

/** Leaves every photo request pending until the walk decides its response. */
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

/** Decides the response for the current photo, however often the browser requests it. */
async function decide(page: Page, fate: Fate) {
  const { waiting = [], fates } = photosOf.get(page) ?? {};
  const src = (await page.locator('img').getAttribute('src')) ?? '';
  // The photo is requested again when the lazy-loaded `AvatarPhoto` replaces the first image, whether it has been
  // answered or not.
  fates?.set(src, fate);
  const asked = waiting.filter((route) => route.request().url().endsWith(src));
  for (const route of asked) waiting.splice(waiting.indexOf(route), 1);
  await Promise.all(asked.map(fate));
}

/** Simulates the return of the network: failed photos are requested again and stay pending. */
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

/** The gestures of the avatar: its photo loads, fails, changes and is retried. */
export const avatarGestures = defineGestures(avatarModel, {
  before: holdPhotos,
  events: {
    'photo.loaded': {
      world: ({ page }) =>
        decide(page, (route) => route.fulfill({ contentType: 'image/png', body: Buffer.from(pixel, 'base64') })),
    },
    'photo.failed': { world: ({ page }) => decide(page, (route) => route.abort()) },
    'photo.changed': { world: ({ page, event: { url } }) => dispatchStoryEvent(page, 'photo.changed', url) },
    'network.returned': { world: ({ page }) => bringBack(page) },
  },
  facts: {
    url: (look) =>
      look
        .one('img')
        ?.getAttribute('src')
        ?.replace(/\?\d+$/, ''),
  },
  seen: { absent: showsInitials, loading: showsPhoto, shown: showsPhoto, failed: showsInitials },
});
