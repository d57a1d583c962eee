import { expect, test } from 'vitest';
import {
  listDeliveryDates,
  previewDigest,
  previewEmail,
  sendTestDigest,
  sendTestEmail,
} from '#api/mail/email.client.ts';
import { readPreferences } from '#api/notification/notification-preference.client.ts';
import { digestPlan } from '#server/mail/digest.job.ts';
import { dueDigest } from '#server/mail/digest.ts';
import { mailPreferenceIn } from '#server/mail/mail-preference.ts';
import { lastMailTo, sentMail, setSetting } from '#tests/account/support.ts';
import { setOwnPermissions } from '#tests/support/api/own-permissions.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const site = await testForum();
const writer = await site.aMember({ name: 'Writer' });
const administrator = await site.anAdministrator();
const boats = await site.aCategory({ name: 'Boats' });
const secret = await site.aCategory({ name: 'Staff only' });
await setOwnPermissions(site, secret);

// Saturday morning, in Paris 08:10.
const morning = new Date('2026-11-21T07:10:00Z');

const plan = async (moment: Date) => {
  site.setNow(moment);
  await digestPlan.handler(site.forum, {}, { id: 'test', attempt: 1, attempts: 1 });
  await site.forum.jobs.settled();
};

async function aReader(frequency: string, timeZone = 'Europe/Paris'): Promise<TestUser & { email: string }> {
  const email = `${frequency}${Math.random().toString(36).slice(2)}@example.org`;
  const member = await site.aMember({ email });
  const preferences = { Digest: { frequency }, QuietHours: { enabled: false, timeZone } };
  await site.forum.db
    .insertInto('notification_preference')
    .values({ user_id: member.userID, preferences: JSON.stringify(preferences) })
    .execute();
  return { ...member, email };
}

const follow = (userID: number, categoryID: number) =>
  site.forum.db
    .insertInto('category_member')
    .values({ user_id: userID, category_id: categoryID, followed: true })
    .execute();

const aDiscussion = (name: string, categoryID: number, date: string) =>
  site.forum.db
    .insertInto('discussion')
    .values({
      name,
      category_id: categoryID,
      body: 'About it.',
      body_html: '<p>About it, with <b>more</b>.</p>',
      format: 'markdown',
      insert_user_id: writer.userID,
      date_inserted: date,
      date_last_comment: date,
    })
    .execute();

const mailsTo = async (address: string) => (await sentMail(site)).filter(({ to }) => to === address);

const settings = { 'digest.hour': 8, 'digest.weekday': 1, 'mail.timeZone': 'UTC' } as const;
const wants = (frequency: string, timeZone: string) =>
  mailPreferenceIn({ Digest: { frequency }, QuietHours: { timeZone } });

test('a digest is due at its hour in the time zone of the member, for at most six hours', () => {
  const due = (preference: ReturnType<typeof wants>, moment: string) =>
    dueDigest(preference, settings, new Date(moment));
  const tokyo = wants('daily', 'Asia/Tokyo');
  expect(due(tokyo, '2026-11-20T22:59:00Z')).toBeUndefined();
  expect(due(tokyo, '2026-11-20T23:00:00Z')).toEqual({ frequency: 'daily', period: '2026-11-21' });
  expect(due(tokyo, '2026-11-21T05:00:00Z')).toBeUndefined();
  const weekly = wants('weekly', 'UTC');
  expect(due(weekly, '2026-11-22T09:00:00Z')).toBeUndefined();
  expect(due(weekly, '2026-11-23T09:00:00Z')).toEqual({ frequency: 'weekly', period: '2026-11-23' });
  expect(due(wants('none', 'UTC'), '2026-11-23T09:00:00Z')).toBeUndefined();
});

test('no digest is sent for a day without content', async () => {
  await setSetting(site, 'digest.hour', 8);
  const reader = await aReader('daily');
  await plan(new Date(morning.getTime() - 86_400_000));
  expect(await mailsTo(reader.email)).toEqual([]);
});

test('a digest lists followed categories first, then others, and nothing that the member cannot view', async () => {
  await aDiscussion('Sails', boats, '2026-11-20T20:00:00Z');
  await aDiscussion('Old sails', boats, '2026-11-18T20:00:00Z');
  await aDiscussion('Whom to ban', secret, '2026-11-20T20:00:00Z');
  const other = await site.aCategory({ name: 'Trains' });
  await aDiscussion('Rails', other, '2026-11-20T21:00:00Z');
  const reader = await aReader('daily');
  await follow(reader.userID, boats);
  await plan(morning);
  const mail = await lastMailTo(site, reader.email);
  expect(mail?.subject).toBe('Yesterday at Folkmoot');
  expect(mail?.source).toContain('Sails');
  expect(mail?.source).toContain('Rails');
  expect(mail?.source).toContain('About it, with more.');
  expect(mail?.source).not.toContain('Old sails');
  expect(mail?.source).not.toContain('Whom to ban');
  expect(mail?.source.indexOf('Sails')).toBeLessThan(mail?.source.indexOf('Rails') ?? 0);
});

test('one digest is sent per period, even if planned repeatedly', async () => {
  const reader = await aReader('daily');
  await plan(morning);
  await plan(new Date(morning.getTime() + 900_000));
  expect(await mailsTo(reader.email)).toHaveLength(1);
  await plan(new Date(morning.getTime() + 86_400_000));
  expect((await mailsTo(reader.email)).length).toBeLessThanOrEqual(2);
});

test('no digest is sent to members without a subscription, or while digests are disabled', async () => {
  const silent = await aReader('none');
  const reader = await aReader('daily');
  await setSetting(site, 'digest.enabled', false);
  await plan(morning);
  await setSetting(site, 'digest.enabled', true);
  expect(await mailsTo(silent.email)).toEqual([]);
  expect(await mailsTo(reader.email)).toEqual([]);
});

test('the usual digest of the site reaches members with a confirmed address who have not chosen', async () => {
  const undecided = await site.aMember({ email: 'undecided@example.org' });
  const unconfirmed = await site.aMember({ email: 'unconfirmed@example.org' });
  const confirm = (user: TestUser, email_confirmed: boolean) =>
    site.forum.db.updateTable('member').set({ email_confirmed }).where('user_id', '=', user.userID).execute();
  await confirm(undecided, true);
  await confirm(unconfirmed, false);
  const silent = await aReader('none', 'UTC');
  const countNow = async () => (await listDeliveryDates(administrator.api)).body.scheduled.totalSubscribers;
  const before = await countNow();
  await setSetting(site, 'digest.default', 'daily');
  expect(await countNow()).toBeGreaterThan(before ?? 0);
  expect((await readPreferences(undecided.api, undecided.userID)).body.Digest).toEqual({ frequency: 'daily' });
  await plan(new Date('2026-11-21T08:10:00Z'));
  await setSetting(site, 'digest.default', 'none');
  expect(await mailsTo('undecided@example.org')).toHaveLength(1);
  expect(await mailsTo('unconfirmed@example.org')).toEqual([]);
  expect(await mailsTo(silent.email)).toEqual([]);
});

test('members can preview their own digest, administrators that of any member', async () => {
  site.setNow(morning);
  const reader = await aReader('weekly');
  const { body } = await previewDigest(reader.api, { frequency: 'weekly' });
  expect(body.subject).toBe('This week at Folkmoot');
  expect(body.html).toContain('Sails');
  await expect(previewDigest(reader.api, { userID: writer.userID })).rejects.toMatchObject({ status: 403 });
  await expect(previewDigest(site.guest.api)).rejects.toMatchObject({ status: 403 });
  expect((await previewDigest(administrator.api, { userID: reader.userID })).body.html).toContain('Sails');
});

test('only administrators can preview and test the appearance of messages', async () => {
  const styles = {
    emailFormat: 'html',
    templateStyles: { buttonBackgroundColor: '#008000' },
    footer: 'Our <foot>',
  } as const;
  const { body } = await previewEmail(administrator.api, styles);
  expect(body).toContain('background-color:#008000');
  expect(body).toContain('Our &lt;foot&gt;');
  expect((await previewEmail(administrator.api, { ...styles, emailFormat: 'text' })).body).toContain('Our <foot>');
  expect((await sendTestEmail(administrator.api, { ...styles, destinationAddress: 'try@example.org' })).status).toBe(
    201,
  );
  expect((await lastMailTo(site, 'try@example.org'))?.source).toContain('background-color:#008000');
  const destination = { ...styles, destinationAddress: 'digest@example.org', destinationUserID: administrator.userID };
  const { body: answer } = await sendTestDigest(administrator.api, {
    ...destination,
    deliveryDate: morning.toISOString(),
  });
  expect(answer).toEqual({ success: true });
  expect((await lastMailTo(site, 'digest@example.org'))?.subject).toContain('This week at');
  await expect(previewEmail(writer.api, styles)).rejects.toMatchObject({ status: 403 });
  await expect(sendTestEmail(writer.api, { ...styles, destinationAddress: 'a@example.org' })).rejects.toMatchObject({
    status: 403,
  });
  await expect(sendTestDigest(writer.api, destination)).rejects.toMatchObject({ status: 403 });
});

test('administrators see past and upcoming digest dates', async () => {
  site.setNow(morning);
  const { body } = await listDeliveryDates(administrator.api);
  expect(body.upcoming).toHaveLength(4);
  expect(body.scheduled.dateScheduled).toBe('2026-11-23T08:00:00+00:00');
  expect(body.sent[0]?.totalSubscribers).toBeGreaterThan(0);
  await expect(listDeliveryDates(writer.api)).rejects.toMatchObject({ status: 403 });
});
