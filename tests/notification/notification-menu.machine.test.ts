import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Notification } from '#api/notification/notification.contract.ts';
import { notificationMenuMachine } from '#machines/notification/notification-menu.machine.ts';
import { notificationMenuModel } from '#machines/notification/notification-menu.model.ts';

const some = (notificationMenuModel.spec.answers?.loadNotifications?.done?.[0] ?? []) as readonly Notification[];

function startMenu({ isMarkable = true } = {}) {
  let loads = 0;
  const actor = createActor(
    notificationMenuMachine.provide({
      actors: {
        loadNotifications: fromPromise(async () => {
          loads += 1;
          return some;
        }),
        markAllRead: fromPromise(async () => {
          if (!isMarkable) throw new Error('No.');
        }),
      },
    }),
  ).start();
  const unread = () => actor.getSnapshot().context.notifications.filter(({ read }) => !read).length;
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { actor, unread, settled, loads: () => loads };
}

test('marking all as read waits for the server, and a refusal leaves them unread', async () => {
  const { actor, unread, settled } = startMenu({ isMarkable: false });
  await settled();
  actor.send({ type: 'all.read' });
  expect(unread()).toBe(1);
  await settled();
  expect([actor.getSnapshot().value, unread()]).toEqual(['refused', 1]);
});

test('live updates load in the background: the current list is shown until they arrive', async () => {
  const { actor, unread, settled, loads } = startMenu();
  await settled();
  actor.send({ type: 'notification.followed', notificationID: 31 });
  actor.send({ type: 'news.arrived' });
  expect([actor.getSnapshot().value, unread(), loads()]).toEqual(['renewing', 0, 2]);
  await settled();
  expect([actor.getSnapshot().value, unread()]).toEqual(['shown', 1]);
});
