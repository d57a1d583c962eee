import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { listNotifications } from '#api/notification/notification.client.ts';
import { changePreferences } from '#api/notification/notification-preference.client.ts';
import { addPushSubscription } from '#api/notification/push-subscription.client.ts';
import { composeDigest } from '#server/mail/digest.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { settleNotifications } from '#server/notification/cause-worker.ts';
import { deliver } from '#server/notification/channel-sending.ts';
import { setOwnPermissions } from '#tests/support/api/own-permissions.ts';
import { sendPreparation } from '#tests/support/api/role-cast.ts';
import { liftPostingLimit } from '#tests/support/server/posting-limit.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';
import { readNotificationTexts, startDiscussion, unread, writeComment } from './notification-support.ts';
import { aBrowser, startPushService } from './push-service.ts';

const forum = await testForum();
const service = await startPushService();
afterAll(() => service.close());
await liftPostingLimit(forum);
const administrator = await forum.anAdministrator();
const openID = await forum.aCategory({ name: 'Open' });
const closedID = await forum.aCategory({ name: 'Closed' });
await setOwnPermissions(forum, closedID);
await changeConfig(administrator.api, { 'push.services': ['127.0.0.1'] });

let reader: TestUser;
let author: TestUser;
beforeEach(async () => {
  [reader, author] = [await forum.aMember(), await forum.aMember()];
});

const move = (discussionID: number, categoryID: number) =>
  sendPreparation(administrator, 'PATCH', '/discussions/move', { discussionIDs: [discussionID], categoryID });
const merge = (sourceID: number, destinationDiscussionID: number) =>
  sendPreparation(administrator, 'PATCH', '/discussions/merge', { discussionIDs: [sourceID], destinationDiscussionID });
const split = (commentIDs: readonly number[], categoryID: number) =>
  sendPreparation(administrator, 'POST', '/discussions/split', {
    commentIDs,
    newPost: { postType: 'discussion', name: 'Taken out', body: 'Of it', format: 'text', categoryID, authorType: 'me' },
  });

/**
 * Returns all information that a member gets from notifications: the list, its total, a single notification, its
 * redirect, the badge and the digest.
 */
async function learnedBy(who: TestUser, notificationID: number) {
  await settleNotifications(forum.forum);
  const { body, paging } = await listNotifications(who.api);
  const one = await who.request({ url: `/api/v2/notifications/${notificationID}` });
  const way = await who.request({ url: `/activity/${notificationID}/mark-read-and-redirect` });
  const badge = await unread(who);
  const digest = await composeDigest(forum.forum, { userID: who.userID, frequency: 'daily' }, new Date());
  return {
    listed: body.length,
    total: paging?.total ?? 0,
    one: one.statusCode,
    way: way.headers.location,
    badge,
    digest: digest?.unread.length ?? 0,
  };
}

const nothing = { listed: 0, total: 0, one: 404, way: '/profile/notifications', badge: 0, digest: 0 };

/** Returns the ID of a member's latest notification. */
async function latestOf(who: TestUser): Promise<number> {
  await settleNotifications(forum.forum);
  return (await listNotifications(who.api)).body[0]?.notificationID ?? 0;
}

describe('notifications follow the current location of their record', () => {
  test('when a discussion is moved to a closed category and back', async () => {
    const discussionID = await startDiscussion(author, openID, 'Mooring', `@${reader.name}`);
    const id = await latestOf(reader);
    await move(discussionID, closedID);
    expect(await learnedBy(reader, id)).toEqual(nothing);
    await move(discussionID, openID);
    expect(await readNotificationTexts(forum, reader)).toEqual([`${author.name} mentioned you in Mooring.`]);
    expect(await unread(reader)).toBe(1);
  });

  test('when a comment is merged into a discussion of a closed category', async () => {
    const target = await startDiscussion(administrator, closedID, 'Secret quay');
    const discussionID = await startDiscussion(author, openID, 'Pontoon');
    await writeComment(author, discussionID, `@${reader.name}`);
    const id = await latestOf(reader);
    await merge(discussionID, target);
    expect(await learnedBy(reader, id)).toEqual(nothing);
  });

  test('when a comment is split into a closed category, and out of it', async () => {
    const discussionID = await startDiscussion(author, openID, 'Jetty');
    const commentID = await writeComment(author, discussionID, `@${reader.name}`);
    const id = await latestOf(reader);
    await split([commentID], closedID);
    expect(await learnedBy(reader, id)).toEqual(nothing);
    await split([commentID], openID);
    expect((await learnedBy(reader, id)).listed).toBe(1);
  });

  test('when a category is closed afterwards, with the discussion in it', async () => {
    const categoryID = await forum.aCategory();
    await startDiscussion(author, categoryID, 'Slipway', `@${reader.name}`);
    const id = await latestOf(reader);
    await setOwnPermissions(forum, categoryID);
    expect(await learnedBy(reader, id)).toEqual(nothing);
    await setOwnPermissions(forum, categoryID, false);
    expect((await learnedBy(reader, id)).one).toBe(200);
  });

  test('when push messages and e-mails are sent after the move', async () => {
    await addPushSubscription(reader.api, aBrowser(service, reader.name));
    await changePreferences(reader.api, { Mention: { popup: true, email: true, push: true } });
    const discussionID = await startDiscussion(author, openID, 'Breakwater', `@${reader.name}`);
    const notificationID = await latestOf(reader);
    await forum.forum.jobs.settled();
    const sent = () => service.received.filter(({ path }) => path === `/${reader.name}`).length;
    const mails = () =>
      forum.forum.db.selectFrom('mail').select('mail_id').where('user_id', '=', reader.userID).execute();
    const before = [sent(), (await mails()).length];
    expect(before).toEqual([1, 1]);
    await forum.forum.db.deleteFrom('mail').where('user_id', '=', reader.userID).execute();
    await move(discussionID, closedID);
    await deliver(forum.forum, [{ notificationID, email: true, push: true }]);
    expect([sent(), (await mails()).length]).toEqual([1, 0]);
  });
});

describe('moderation records follow the current location of their record', () => {
  const list = async (who: TestUser, path: string) =>
    (await who.request({ url: `/api/v2${path}` })).json<{ length?: number }>().length ?? 'refused';

  test('for reports, escalations, notes, deleted posts, revisions and the log', async () => {
    const moderator = await forum.aMember({ roles: [roleIDs.moderator] });
    const discussionID = await startDiscussion(author, openID, 'Wharf');
    const commentID = await writeComment(author, discussionID, 'Aground');
    const goneID = await writeComment(author, discussionID, 'Sunk');
    const record = { recordType: 'comment', recordID: commentID };
    await sendPreparation(reader, 'POST', '/reports', { ...record, reportReasonIDs: ['spam'] });
    await sendPreparation(moderator, 'POST', '/moderator-notes', { ...record, body: 'Look' });
    await sendPreparation(moderator, 'POST', '/escalations', { name: 'Look', ...record, recordIsLive: true });
    await sendPreparation(author, 'PATCH', `/comments/${commentID}`, { body: 'Afloat' });
    await moderator.request({ method: 'DELETE', url: `/api/v2/comments/${goneID}` });
    const asked = `recordType=comment&recordID=${commentID}`;
    const paths = [
      `/reports?${asked}`,
      `/escalations?${asked}`,
      `/moderator-notes?${asked}`,
      `/revisions?${asked}`,
      `/audit-logs?${asked}`,
      `/deleted-posts?recordType=comment&parentRecordID=${discussionID}`,
    ];
    const all = async () => Promise.all(paths.map((path) => list(moderator, path)));
    const open = await all();
    expect(open).toEqual([1, 1, 1, 2, 1, 1]);
    await move(discussionID, closedID);
    expect(await all()).toEqual([0, 0, 'refused', 'refused', 0, 0]);
    await move(discussionID, openID);
    expect(await all()).toEqual(open);
  });
});
