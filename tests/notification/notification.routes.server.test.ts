import { describe, expect, test } from 'vitest';
import { followCategory } from '#api/category/category.client.ts';
import { changeComment, removeComment } from '#api/discussion/comment/comment.client.ts';
import { listNotifications, markAllNotifications } from '#api/notification/notification.client.ts';
import { settleNotifications } from '#server/notification/cause-worker.ts';
import { notify } from '#server/notification/notify.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { setOwnPermissions } from '#tests/support/api/own-permissions.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';
import { readNotificationTexts, startDiscussion, unread, writeComment } from './notification-support.ts';

const forum = await testForum();
const categoryID = await forum.aCategory();

describe('notifications are sent for', () => {
  test('a mention, a reply, and a comment on the member’s own discussion', async () => {
    const [ana, ben, cleo] = [await forum.aMember(), await forum.aMember(), await forum.aMember()];
    const id = await startDiscussion(ana, categoryID, 'Knots', `Ask @${cleo.name}.`);
    const first = await writeComment(ben, id);
    await writeComment(cleo, id, 'A bowline.', first);
    expect(await readNotificationTexts(forum, cleo)).toEqual([`${ana.name} mentioned you in Knots.`]);
    expect(await readNotificationTexts(forum, ben)).toEqual([`${cleo.name} replied to your comment in Knots.`]);
    expect(await readNotificationTexts(forum, ana)).toEqual([
      `${cleo.name} and ${ben.name} wrote 2 comments on your discussion Knots.`,
    ]);
  });

  test('each cause once, for its strongest reason, and never to the member who caused it', async () => {
    const [ana, ben] = [await forum.aMember(), await forum.aMember()];
    const id = await startDiscussion(ana, categoryID, 'Twine');
    const first = await writeComment(ana, id);
    await writeComment(ben, id, `@${ana.name} and @${ben.name}, look.`, first);
    expect(await readNotificationTexts(forum, ana)).toEqual([`${ben.name} mentioned you in Twine.`]);
    expect(await readNotificationTexts(forum, ben)).toEqual([]);
    const { body } = await listNotifications(ana.api);
    expect(body[0]?.reason).toBe('Mention,CommentReply,DiscussionComment,ParticipateComment');
  });

  test('comments on discussions that the member took part in or bookmarked', async () => {
    const [ana, ben, cleo, dan] = await Promise.all([
      forum.aMember(),
      forum.aMember(),
      forum.aMember(),
      forum.aMember(),
    ]);
    const id = await startDiscussion(ana, categoryID, 'Rope');
    await writeComment(ben, id);
    // This comment must be processed before anybody bookmarks the discussion, because notifications are created shortly
    // after the post.
    expect(await readNotificationTexts(forum, cleo)).toEqual([]);
    await cleo.api.call(
      'PUT' as never,
      '/discussions/:id/bookmark' as never,
      { params: { id }, body: { bookmarked: true } } as never,
    );
    await writeComment(dan, id);
    expect(await readNotificationTexts(forum, ben)).toEqual([`${dan.name} commented on Rope, where you took part.`]);
    expect(await readNotificationTexts(forum, cleo)).toEqual([`${dan.name} commented on Rope, which you bookmarked.`]);
  });

  test('new discussions in a followed category, according to its preferences', async () => {
    const [ana, ben] = [await forum.aMember(), await forum.aMember()];
    const followed = await forum.aCategory({ name: 'Followed' });
    await followCategory(ana.api, followed, true);
    await startDiscussion(ben, followed, 'Sails');
    expect(await readNotificationTexts(forum, ana)).toEqual([`${ben.name} started Sails in a category you follow.`]);
  });

  test('reactions, grouped into one', async () => {
    const [ana, ben, cleo, dan] = await Promise.all([
      forum.aMember(),
      forum.aMember(),
      forum.aMember(),
      forum.aMember(),
    ]);
    const id = await startDiscussion(ana, categoryID, 'Oars');
    const react = (who: TestUser) =>
      who.request({ method: 'POST', url: `/api/v2/discussions/${id}/reactions`, payload: { reactionType: 'Like' } });
    for (const who of [ben, cleo, dan]) expect((await react(who)).statusCode).toBe(200);
    expect(await readNotificationTexts(forum, ana)).toEqual([
      `${dan.name} and 2 others reacted to your discussion Oars.`,
    ]);
    await dan.request({ method: 'DELETE', url: `/api/v2/discussions/${id}/reactions` });
    expect(await readNotificationTexts(forum, ana)).toEqual([
      `${cleo.name} and ${ben.name} reacted to your discussion Oars.`,
    ]);
  });

  test('an edit, only to members that it mentions for the first time', async () => {
    const [ana, ben, cleo] = [await forum.aMember(), await forum.aMember(), await forum.aMember()];
    const id = await startDiscussion(ana, categoryID, 'Buoys');
    const commentID = await writeComment(ana, id, `@${ben.name}`);
    await readNotificationTexts(forum, ben);
    await markAllNotifications(ben.api);
    await changeComment(ana.api, commentID, { body: `@${ben.name} and @${cleo.name}`, format: 'markdown' });
    expect(await readNotificationTexts(forum, cleo)).toEqual([`${ana.name} mentioned you in Buoys.`]);
    expect(await unread(ben)).toBe(0);
  });

  test('nothing that is deleted', async () => {
    const [ana, ben, moderator] = [await forum.aMember(), await forum.aMember(), await forum.aModerator()];
    const id = await startDiscussion(ana, categoryID, 'Wreck');
    const commentID = await writeComment(ben, id);
    expect(await readNotificationTexts(forum, ana)).toHaveLength(1);
    await removeComment(moderator.api, commentID);
    expect(await readNotificationTexts(forum, ana)).toEqual([]);
  });

  test('nothing that the member may not read, that an ignored member wrote, or that is muted', async () => {
    const [ana, ben, cleo, staff] = [
      await forum.aMember(),
      await forum.aMember(),
      await forum.aMember(),
      await forum.anAdministrator(),
    ];
    const hidden = await forum.aCategory({ name: 'Hidden' });
    await setOwnPermissions(forum, hidden);
    await startDiscussion(staff, hidden, 'Secret', `@${ana.name}`);
    const id = await startDiscussion(ben, categoryID, 'Open', `@${cleo.name}`);
    await forum.forum.db
      .insertInto('member_ignore')
      .values({ user_id: ana.userID, ignored_user_id: ben.userID })
      .execute();
    await writeComment(ben, id, `@${ana.name}`);
    await ben.request({ method: 'PUT', url: `/api/v2/discussions/${id}/mute`, payload: { muted: true } });
    await writeComment(cleo, id);
    expect(await readNotificationTexts(forum, ana)).toEqual([]);
    expect(await readNotificationTexts(forum, ben)).toEqual([]);
  });

  test('neither a quoted mention nor an unknown name', async () => {
    const [ana, ben] = [await forum.aMember(), await forum.aMember()];
    await startDiscussion(ana, categoryID, 'Quotes', `> @${ben.name} said so\n\n@nobody-here`);
    expect(await readNotificationTexts(forum, ben)).toEqual([]);
  });

  test('events of another module, only if their transaction commits', async () => {
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
    expect(await readNotificationTexts(forum, ana)).toEqual([`${ben.name} sent you a message in Boats.`]);
    const [notification] = (await listNotifications(ana.api)).body;
    expect(notification).toMatchObject({ url: '/messages/7', recordType: 'conversation', count: 1, read: false });
  });

  test('other queued events when one cannot be delivered', async () => {
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

  test('many recipients in chunks, once each', async () => {
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
