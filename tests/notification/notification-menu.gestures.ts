import { expect, type Page } from '@playwright/test';
import { notificationMenuModel } from '#machines/notification/notification-menu.model.ts';
import { click, defineGestures, press } from '#tests/support/machine/gestures.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const button = (name: string) => (page: Page) => panel(page).getByRole('button', { name });
const first = (page: Page) => panel(page).getByRole('link', { name: /mentioned you/ });

/** Prevents the navigation when a notification is followed, because a walk remains on its page. */
const staying = async (page: Page, follow: () => Promise<unknown>) => {
  await page.evaluate(() =>
    document.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true }),
  );
  await follow();
};

/** The gestures and expectations for viewing, following and marking the latest notifications. */
export const notificationMenuGestures = defineGestures(notificationMenuModel, {
  events: {
    'news.arrived': {
      world: ({ page }) => page.evaluate(() => window.tellStory?.({ type: 'notification', data: {} })),
    },
    'notification.followed': {
      pointer: ({ page }) => staying(page, () => click(first(page))),
      keyboard: ({ page }) => staying(page, () => press(first).keyboard({ page })),
    },
    'all.read': press(button('Mark All Read')),
    'retry.requested': press(button('Try Again')),
    'problem.dismissed': press(button('Dismiss')),
  },
  replies: { markAllRead: () => ({ status: 204 }) },
  requests: { loadNotifications: /\/notifications$/, markAllRead: /\/notifications$/ },
  facts: {
    notifications: (look) =>
      look.all('section > div > ul > li').map((item) => {
        const words = item.querySelector<HTMLElement>('[dir=auto]')?.innerText;
        return `${words}${item.innerText.includes('Unread') ? ' (unread)' : ''}`;
      }),
    reason: (look) => look.problem(),
  },
  seen: {
    'loading.unseen': ({ page }) => expect(panel(page).getByRole('status', { name: 'Loading' })).toHaveCount(0),
    'loading.seen': ({ page }) => expect(panel(page).getByRole('status', { name: 'Loading' })).toBeVisible(),
    failed: ({ page }) => expect(panel(page).getByRole('alert')).toContainText('Something went wrong'),
    shown: ({ page }) => expect(panel(page).getByRole('link', { name: 'All Notifications' })).toBeVisible(),
    renewing: ({ page }) => expect(panel(page).getByRole('link', { name: 'All Notifications' })).toBeVisible(),
    marking: ({ page }) => expect(button('Mark All Read')(page)).toHaveAttribute('aria-busy', 'true'),
    refused: ({ page }) => expect(panel(page).getByRole('alert')).toContainText('Something went wrong'),
  },
});
