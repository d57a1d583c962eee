import { expect, type Page } from '@playwright/test';
import { liveUpdatesModel } from '#machines/shell/site/live-updates.model.ts';
import { defineGestures, press } from '#tests/support/machine/gestures.ts';

const wish = (page: Page) => page.getByRole('switch', { name: 'Live updates' });
const says =
  (text: string) =>
  async ({ page }: { page: Page }) => {
    await expect(wish(page)).toBeChecked();
    await expect(page.getByRole('status').first()).toHaveText(text);
  };

/** The gestures of the live updates, with and without connection failures. */
export const liveUpdatesGestures = defineGestures(liveUpdatesModel, {
  events: {
    'updates.wanted': press(wish, 'Space'),
    'updates.stopped': press(wish, 'Space'),
    'line.opened': {
      world: ({ page }) => page.evaluate(() => window.storyLine?.onopen?.call({} as never, {} as never)),
    },
    'line.lost': {
      world: ({ page }) => page.evaluate(() => window.storyLine?.onerror?.call({} as never, {} as never)),
    },
    'update.received': {
      world: ({ page, event }) =>
        page.evaluate(
          (data) => window.storyLine?.onmessage?.call({} as never, new MessageEvent('message', { data })),
          event.update,
        ),
    },
    'retry.requested': press((page) => page.getByRole('button', { name: 'Try Now' })),
    'network.lost': { world: ({ page }) => page.evaluate(() => window.dispatchEvent(new Event('offline'))) },
    'network.found': { world: ({ page }) => page.evaluate(() => window.dispatchEvent(new Event('online'))) },
  },
  seen: {
    stopped: ({ page }) => expect(wish(page)).not.toBeChecked(),
    'wanted.listening.connecting': says('Connecting …'),
    'wanted.listening.connected': says('New posts appear automatically.'),
    'wanted.retrying': says('The connection was lost. Reconnecting soon.'),
    'wanted.offline': says('You are offline. New posts appear when you are back online.'),
  },
});
