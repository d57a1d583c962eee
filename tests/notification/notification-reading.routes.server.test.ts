import { describe, expect, test } from 'vitest';
import {
  listNotifications,
  markAllNotifications,
  markNotification,
  markNotificationRead,
  readNotification,
} from '#api/notification/notification.client.ts';
import { settleNotifications } from '#server/notification/cause-worker.ts';
import { visitPage } from '#server/notification/discussion-visit.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { setOwnPermissions } from '#tests/support/api/own-permissions.ts';
import { testForum } from '#tests/support/server/test-forum.ts';
import { readNotificationTexts, startDiscussion, unread, writeComment } from './notification-support.ts';

const forum = await testForum();
const categoryID = await forum.aCategory();

describe('reading notifications', () => {
  test('marks them read one by one, in batches or all at once', async () => {
    const [ana, ben] = [await forum.aMember(), await forum.aMember()];
    const id = await startDiscussion(ana, categoryID, 'Tides');
    await writeComment(ben, id);
    await writeComment(ben, id);
    await writeComment(ben, id, `@${ana.name}`);
    await settleNotifications(forum.forum);
    expect(await unread(ana)).toBe(2);
    const { body, paging } = await listNotifications(ana.api);
    expect(paging?.total).toBe(2);
    const batch = body.find(({ count }) => count === 2);
    expect(batch?.readUrl).toBe(`/activity/${batch?.notificationID}/mark-read-and-redirect`);
    const marked = await markNotification(ana.api, batch?.notificationID ?? 0);
    expect(marked.body).toMatchObject({ read: true, count: 2 });
    expect(marked.body).not.toHaveProperty('readUrl');
    expect(await unread(ana)).toBe(1);
    expect((await markAllNotifications(ana.api)).status).toBe(204);
    expect(await unread(ana)).toBe(0);
    expect((await ana.request({ url: '/api/v2/users/me' })).json().countUnreadNotifications).toBe(0);
    const single = await ana.request({ url: '/api/v2/notifications?shouldBatch=false&expand=discussion' });
    expect(single.json()).toHaveLength(3);
    expect(single.json()[0].discussion).toEqual({
      discussionID: id,
      name: 'Tides',
      url: `/discussion/${id}/tides`,
      categoryID,
    });
  });

  test('through the URL of an unread one marks it read and redirects', async () => {
    const [ana, ben] = [await forum.aMember(), await forum.aMember()];
    const commentID = await writeComment(ben, await startDiscussion(ana, categoryID, 'Locks'));
    await settleNotifications(forum.forum);
    const [notification] = (await listNotifications(ana.api)).body;
    const answer = await ana.request({ url: notification?.readUrl ?? '' });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      `/discussion/comment/${commentID}#Comment_${commentID}`,
    ]);
    expect(await unread(ana)).toBe(0);
    const stranger = await ben.request({ url: notification?.readUrl ?? '' });
    expect(stranger.headers.location).toBe('/profile/notifications');
  });

  test('by visiting a discussion marks all of its notifications, and no others', async () => {
    const [ana, ben] = [await forum.aMember(), await forum.aMember()];
    const [id, other] = [
      await startDiscussion(ana, categoryID, 'Piers'),
      await startDiscussion(ana, categoryID, 'Ports'),
    ];
    await writeComment(ben, id);
    await writeComment(ben, id, `@${ana.name}`);
    await writeComment(ben, other);
    await settleNotifications(forum.forum);
    expect(await unread(ana)).toBe(3);
    await forum.guest.request({ url: `/api/v2/discussions/${id}` });
    await ben.request({ url: `/api/v2/discussions/${id}` });
    expect(await unread(ana)).toBe(3);
    await ana.request({ url: `/api/v2/discussions/${id}` });
    expect(await unread(ana)).toBe(1);
    await visitPage(forum.forum, { userID: ana.userID } as Viewer, `/discussion/${other}/ports?sort=oldest`);
    expect(await unread(ana)).toBe(0);
  });

  test('by a visit runs no query if everything is read, and otherwise marks what was read', async () => {
    const [ana, ben] = [await forum.aMember(), await forum.aMember()];
    const id = await startDiscussion(ana, categoryID, 'Quays');
    const tell = async () => {
      await writeComment(ben, id);
      await settleNotifications(forum.forum);
    };
    await tell();
    await ana.request({ url: `/api/v2/discussions/${id}` });
    expect(await unread(ana)).toBe(0);
    await tell();
    expect(await unread(ana)).toBe(1);
    await visitPage(forum.forum, { userID: ana.userID, hasUnreadNotifications: false } as Viewer, `/discussion/${id}`);
    expect(await unread(ana)).toBe(1);
    await ana.request({ url: `/api/v2/discussions/${id}` });
    expect(await unread(ana)).toBe(0);
  });

  test('is limited to their own member', async () => {
    const [ana, ben] = [await forum.aMember(), await forum.aMember()];
    await writeComment(ben, await startDiscussion(ana, categoryID, 'Docks'));
    await settleNotifications(forum.forum);
    const [notification] = (await listNotifications(ana.api)).body;
    const id = notification?.notificationID ?? 0;
    for (const call of [readNotification, markNotification, markNotificationRead])
      await expect(call(ben.api, id)).rejects.toMatchObject({ code: 'notification.not-yours', status: 403 });
    await expect(readNotification(ana.api, 999_999)).rejects.toMatchObject({ code: 'notification.not-found' });
    await expect(listNotifications(forum.guest.api)).rejects.toMatchObject({ status: 403 });
    await expect(markAllNotifications(forum.guest.api)).rejects.toMatchObject({ status: 403 });
    const wrong = await ana.request({ method: 'PATCH', url: `/api/v2/notifications/${id}`, payload: { read: false } });
    expect(wrong.statusCode).toBe(422);
    expect((await readNotification(ana.api, id)).body.read).toBe(false);
  });

  test('omits those about records that the member may no longer read', async () => {
    const [ana, ben] = [await forum.aMember(), await forum.aMember()];
    const closing = await forum.aCategory({ name: 'Closing' });
    await writeComment(ben, await startDiscussion(ana, closing, 'Going'));
    expect(await readNotificationTexts(forum, ana)).toHaveLength(1);
    await setOwnPermissions(forum, closing);
    expect(await readNotificationTexts(forum, ana)).toEqual([]);
    expect(await unread(ana)).toBe(0);
  });
});
