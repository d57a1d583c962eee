import { describe, expect, test } from 'vitest';
import { followCategory } from '#api/category/category.client.ts';
import { changeComment, removeComment } from '#api/discussion/comment.client.ts';
import { readMyCounts } from '#api/member/me.client.ts';
import {
  listNotifications,
  markAllNotifications,
  markNotification,
  markNotificationRead,
  readNotification,
} from '#api/notification/notification.client.ts';
import { visitPage } from '#server/notification/discussion-visit.ts';
import { settleNotifications } from '#server/notification/notifier.ts';
import { notify } from '#server/notification/notify.ts';
import { inTransaction } from '#server/platform/database-transaction.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import { type Somebody, testForum } from '#tests/support/test-forum.ts';
import { comments, heardBy, starts } from './notification-telling.ts';

const forum = await testForum();
const categoryID = await forum.aCategory();

const unread = async (who: Somebody) =>
  (await readMyCounts(who.api)).body.counts.find(({ name }) => name === 'UnreadNotifications')?.count;

describe('what members hear of', () => {
  test('a mention, a reply and a comment on one’s discussion', async () => {
    const [ana, ben, cleo] = [await forum.aMember(), await forum.aMember(), await forum.aMember()];
    const id = await starts(ana, categoryID, 'Knots', `Ask @${cleo.name}.`);
    const first = await comments(ben, id);
    await comments(cleo, id, 'A bowline.', first);
    expect(await heardBy(forum, cleo)).toEqual([`${ana.name} mentioned you in Knots.`]);
    expect(await heardBy(forum, ben)).toEqual([`${cleo.name} replied to your comment in Knots.`]);
    expect(await heardBy(forum, ana)).toEqual([
      `${cleo.name} and ${ben.name} wrote 2 comments on your discussion Knots.`,
    ]);
  });

  test('one cause is told once, for its strongest reason, and never to who did it', async () => {
    const [ana, ben] = [await forum.aMember(), await forum.aMember()];
    const id = await starts(ana, categoryID, 'Twine');
    const first = await comments(ana, id);
    await comments(ben, id, `@${ana.name} and @${ben.name}, look.`, first);
    expect(await heardBy(forum, ana)).toEqual([`${ben.name} mentioned you in Twine.`]);
    expect(await heardBy(forum, ben)).toEqual([]);
    const { body } = await listNotifications(ana.api);
    expect(body[0]?.reason).toBe('Mention,CommentReply,DiscussionComment,ParticipateComment');
  });

  test('comments where one took part, and on what one bookmarked', async () => {
    const [ana, ben, cleo, dan] = await Promise.all([
      forum.aMember(),
      forum.aMember(),
      forum.aMember(),
      forum.aMember(),
    ]);
    const id = await starts(ana, categoryID, 'Rope');
    await comments(ben, id);
    // Told of before anybody bookmarks: who tells comes a moment after who writes.
    expect(await heardBy(forum, cleo)).toEqual([]);
    await cleo.api.call(
      'PUT' as never,
      '/discussions/:id/bookmark' as never,
      { params: { id }, body: { bookmarked: true } } as never,
    );
    await comments(dan, id);
    expect(await heardBy(forum, ben)).toEqual([`${dan.name} commented on Rope, where you took part.`]);
    expect(await heardBy(forum, cleo)).toEqual([`${dan.name} commented on Rope, which you bookmarked.`]);
  });

  test('new discussions in a followed category, as chosen for it', async () => {
    const [ana, ben] = [await forum.aMember(), await forum.aMember()];
    const followed = await forum.aCategory({ name: 'Followed' });
    await followCategory(ana.api, followed, true);
    await starts(ben, followed, 'Sails');
    expect(await heardBy(forum, ana)).toEqual([`${ben.name} started Sails in a category you follow.`]);
  });

  test('reactions, told as one', async () => {
    const [ana, ben, cleo, dan] = await Promise.all([
      forum.aMember(),
      forum.aMember(),
      forum.aMember(),
      forum.aMember(),
    ]);
    const id = await starts(ana, categoryID, 'Oars');
    const react = (who: Somebody) =>
      who.request({ method: 'POST', url: `/api/v2/discussions/${id}/reactions`, payload: { reactionType: 'Like' } });
    for (const who of [ben, cleo, dan]) expect((await react(who)).statusCode).toBe(200);
    expect(await heardBy(forum, ana)).toEqual([`${dan.name} and 2 others reacted to your discussion Oars.`]);
    await dan.request({ method: 'DELETE', url: `/api/v2/discussions/${id}/reactions` });
    expect(await heardBy(forum, ana)).toEqual([`${cleo.name} and ${ben.name} reacted to your discussion Oars.`]);
  });

  test('an edit tells only those whom it mentions for the first time', async () => {
    const [ana, ben, cleo] = [await forum.aMember(), await forum.aMember(), await forum.aMember()];
    const id = await starts(ana, categoryID, 'Buoys');
    const commentID = await comments(ana, id, `@${ben.name}`);
    await heardBy(forum, ben);
    await markAllNotifications(ben.api);
    await changeComment(ana.api, commentID, { body: `@${ben.name} and @${cleo.name}`, format: 'markdown' });
    expect(await heardBy(forum, cleo)).toEqual([`${ana.name} mentioned you in Buoys.`]);
    expect(await unread(ben)).toBe(0);
  });

  test('what is deleted is not told any more', async () => {
    const [ana, ben, moderator] = [await forum.aMember(), await forum.aMember(), await forum.aModerator()];
    const id = await starts(ana, categoryID, 'Wreck');
    const commentID = await comments(ben, id);
    expect(await heardBy(forum, ana)).toHaveLength(1);
    await removeComment(moderator.api, commentID);
    expect(await heardBy(forum, ana)).toEqual([]);
  });

  test('nobody hears of what they may not read, from whom they ignore, or of what they have muted', async () => {
    const [ana, ben, cleo, staff] = [
      await forum.aMember(),
      await forum.aMember(),
      await forum.aMember(),
      await forum.anAdministrator(),
    ];
    const hidden = await forum.aCategory({ name: 'Hidden' });
    await forum.forum.db
      .updateTable('category')
      .set({ custom_permissions: true })
      .where('category_id', '=', hidden)
      .execute();
    await forum.forum.categories.changed();
    await starts(staff, hidden, 'Secret', `@${ana.name}`);
    const id = await starts(ben, categoryID, 'Open', `@${cleo.name}`);
    await forum.forum.db
      .insertInto('member_ignore')
      .values({ user_id: ana.userID, ignored_user_id: ben.userID })
      .execute();
    await comments(ben, id, `@${ana.name}`);
    await ben.request({ method: 'PUT', url: `/api/v2/discussions/${id}/mute`, payload: { muted: true } });
    await comments(cleo, id);
    expect(await heardBy(forum, ana)).toEqual([]);
    expect(await heardBy(forum, ben)).toEqual([]);
  });

  test('a quoted mention and a stranger’s name tell nobody', async () => {
    const [ana, ben] = [await forum.aMember(), await forum.aMember()];
    await starts(ana, categoryID, 'Quotes', `> @${ben.name} said so\n\n@nobody-here`);
    expect(await heardBy(forum, ben)).toEqual([]);
  });

  test('what another part of the forum tells, only with its transaction', async () => {
    const [ana, ben] = [await forum.aMember(), await forum.aMember()];
    const news = {
      type: 'ConversationMessage',
      recipients: [ana.userID, ben.userID],
      actorID: ben.userID,
      recordType: 'conversation',
      recordID: 7,
      data: { name: 'Boats', url: '/messages/7' },
    };
    const failing = inTransaction(forum.forum.db, async (trx) => {
      await notify(trx, { ...news, data: { ...news.data, cause: 'message:1' } });
      throw new Error('No.');
    });
    await expect(failing).rejects.toThrow('No.');
    await inTransaction(forum.forum.db, (trx) => notify(trx, { ...news, data: { ...news.data, cause: 'message:2' } }));
    expect(await heardBy(forum, ana)).toEqual([`${ben.name} sent you a message in Boats.`]);
    const [notification] = (await listNotifications(ana.api)).body;
    expect(notification).toMatchObject({ url: '/messages/7', recordType: 'conversation', count: 1, read: false });
  });

  test('what cannot be told holds up nothing that waits with it', async () => {
    const [ana, ben] = [await forum.aMember(), await forum.aMember()];
    const news = (number: number) => ({
      ...{ type: 'Moderation', recipients: [ben.userID], actorID: ana.userID, recordType: 'thing', recordID: number },
      data: { name: `Thing ${number}`, url: '/', cause: `thing:${number}`, batch: `thing:${number}` },
    });
    await inTransaction(forum.forum.db, async (trx) => {
      await notify(trx, news(1));
      await trx
        .insertInto('notification_cause')
        .values({ kind: 'told', actor_id: ana.userID, record_type: 'thing', record_id: 2, data: '{"recipients": 7}' })
        .execute();
      await notify(trx, news(3));
    });
    await settleNotifications(forum.forum);
    const { body } = await listNotifications(ben.api);
    expect(body.length).toBe(2);
  });

  test('many are told in chunks, each once', async () => {
    const ben = await forum.aMember();
    const many = 1_203;
    const { rows } = await forum.forum.database.pool.query(
      `insert into member (name, email_confirmed) select 'crowd' || n, true from generate_series(1, ${many}) n returning user_id`,
    );
    const recipients = rows.map(({ user_id }: { user_id: number }) => user_id);
    await notify(forum.forum, { type: 'Mention', recipients, actorID: ben.userID, recordType: 'user', recordID: 1 });
    await settleNotifications(forum.forum);
    const told = await forum.forum.db
      .selectFrom('notification')
      .select('user_id')
      .where('record_type', '=', 'user')
      .execute();
    expect(new Set(told.map(({ user_id }) => user_id)).size).toBe(many);
    expect(told).toHaveLength(many);
    expect(await forum.forum.db.selectFrom('notification_cause').select('cause_id').execute()).toEqual([]);
  }, 30_000);
});

describe('reading notifications', () => {
  test('they are unread until read, one by one, in batches or all', async () => {
    const [ana, ben] = [await forum.aMember(), await forum.aMember()];
    const id = await starts(ana, categoryID, 'Tides');
    await comments(ben, id);
    await comments(ben, id);
    await comments(ben, id, `@${ana.name}`);
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
      categoryID: String(categoryID),
    });
  });

  test('the address of an unread one notes that it is read and leads on', async () => {
    const [ana, ben] = [await forum.aMember(), await forum.aMember()];
    const commentID = await comments(ben, await starts(ana, categoryID, 'Locks'));
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

  test('who visits a discussion has read all that it told, and nothing that another did', async () => {
    const [ana, ben] = [await forum.aMember(), await forum.aMember()];
    const [id, other] = [await starts(ana, categoryID, 'Piers'), await starts(ana, categoryID, 'Ports')];
    await comments(ben, id);
    await comments(ben, id, `@${ana.name}`);
    await comments(ben, other);
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

  test('a visit of who has read everything asks for nothing, of others it notes what they read', async () => {
    const [ana, ben] = [await forum.aMember(), await forum.aMember()];
    const id = await starts(ana, categoryID, 'Quays');
    const tell = async () => {
      await comments(ben, id);
      await settleNotifications(forum.forum);
    };
    await tell();
    await ana.request({ url: `/api/v2/discussions/${id}` });
    expect(await unread(ana)).toBe(0);
    await tell();
    expect(await unread(ana)).toBe(1);
    await visitPage(forum.forum, { userID: ana.userID, hasNews: false } as Viewer, `/discussion/${id}`);
    expect(await unread(ana)).toBe(1);
    await ana.request({ url: `/api/v2/discussions/${id}` });
    expect(await unread(ana)).toBe(0);
  });

  test('they are their member’s alone', async () => {
    const [ana, ben] = [await forum.aMember(), await forum.aMember()];
    await comments(ben, await starts(ana, categoryID, 'Docks'));
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

  test('what one may no longer read is no longer listed', async () => {
    const [ana, ben] = [await forum.aMember(), await forum.aMember()];
    const closing = await forum.aCategory({ name: 'Closing' });
    await comments(ben, await starts(ana, closing, 'Going'));
    expect(await heardBy(forum, ana)).toHaveLength(1);
    await forum.forum.db
      .updateTable('category')
      .set({ custom_permissions: true })
      .where('category_id', '=', closing)
      .execute();
    await forum.forum.categories.changed();
    expect(await heardBy(forum, ana)).toEqual([]);
    expect(await unread(ana)).toBe(0);
  });
});
