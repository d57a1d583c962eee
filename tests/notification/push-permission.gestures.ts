import { expect, type Page } from '@playwright/test';
import { pushPermissionModel } from '#machines/notification/push-permission.model.ts';
import { defineGestures, press } from '#tests/support/machine/gestures.ts';

const button = (name: string) => (page: Page) => page.getByRole('button', { name });
const says =
  (words: string | RegExp) =>
  ({ page }: { page: Page }) =>
    expect(page.getByRole('status')).toHaveText(words);
const standing = (output: string) => ({ status: 200, body: { standing: output } });

/** The gestures and expectations for turning push notifications on and off in a browser. */
export const pushPermissionGestures = defineGestures(pushPermissionModel, {
  events: {
    'push.wanted': press(button('Turn On')),
    'push.unwanted': press(button('Turn Off')),
    'retry.requested': press(button('Try Again')),
  },
  replies: { askBrowser: standing, subscribe: standing, unsubscribe: standing },
  requests: { askBrowser: /\/ask$/, subscribe: /\/subscribe$/, unsubscribe: /\/unsubscribe$/ },
  seen: {
    checking: says('Checking this browser…'),
    unsupported: says(/does not support push notifications/),
    denied: says(/Blocked in this browser/),
    off: says('Off in this browser'),
    subscribing: ({ page }) => expect(button('Turn On')(page)).toHaveAttribute('aria-busy', 'true'),
    on: says('On in this browser'),
    unsubscribing: ({ page }) => expect(button('Turn Off')(page)).toHaveAttribute('aria-busy', 'true'),
    failed: says(/could not be turned on or off/),
  },
});
