import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { listNotifications, markAllNotifications } from '#api/notification/notification.client.ts';
import { changePreferences } from '#api/notification/notification-preference.client.ts';
import {
  addPushSubscription,
  readPushKey,
  removePushSubscription,
} from '#api/notification/push-subscription.client.ts';
import { settleNotifications } from '#server/notification/cause-worker.ts';
import { startTestForum, type TestForum } from '#tests/support/server/test-forum.ts';
import { startDiscussion, writeComment } from './notification-support.ts';
import { aBrowser, type PushService, startPushService } from './push-service.ts';

let forum: TestForum;
let service: PushService;
let categoryID: number;

beforeAll(async () => {
  [forum, service] = await Promise.all([startTestForum(), startPushService()]);
  categoryID = await forum.aCategory();
  await changeConfig((await forum.anAdministrator()).api, { 'push.services': ['127.0.0.1'] });
});
afterAll(async () => {
  await forum.close();
  await service.close();
});

const settle = async () => {
  await settleNotifications(forum.forum);
  await forum.forum.jobs.settled();
};
const pushedTo = (name: string) => service.received.filter(({ path }) => path === `/${name}`);
const subscriptions = () => forum.forum.db.selectFrom('push_subscription').select('endpoint').execute();

test('a mention is pushed, encrypted and signed, to every subscribed browser of the member', async () => {
  const [ana, ben] = [await forum.aMember(), await forum.aMember()];
  for (const name of ['laptop', 'phone']) await addPushSubscription(ana.api, aBrowser(service, name));
  await startDiscussion(ben, categoryID, 'Push', `@${ana.name}`);
  await settle();
  for (const name of ['laptop', 'phone']) {
    expect(pushedTo(name)).toHaveLength(1);
    expect(pushedTo(name)[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(String(pushedTo(name)[0]?.headers['authorization'])).toMatch(/^vapid t=/);
  }
  const { publicKey } = (await readPushKey(ana.api)).body;
  expect((await readPushKey(ben.api)).body.publicKey).toBe(publicKey);
  expect(String(pushedTo('phone')[0]?.headers['authorization'])).toContain(`k=${publicKey}`);
});

test('a subscription that no longer exists is deleted, one whose service fails is not', async () => {
  const [ana, ben] = [await forum.aMember(), await forum.aMember()];
  await addPushSubscription(ana.api, aBrowser(service, 'old'));
  const endpoint = `${service.url}/old`;
  service.answer(500);
  await startDiscussion(ben, categoryID, 'One', `@${ana.name}`);
  await settle();
  expect(await subscriptions()).toContainEqual({ endpoint });
  service.answer(410);
  await startDiscussion(ben, categoryID, 'Two', `@${ana.name}`);
  await settle();
  service.answer(201);
  expect(await subscriptions()).not.toContainEqual({ endpoint });
  expect(pushedTo('old')).toHaveLength(2);
});

test('nothing is pushed in quiet hours, when disabled, or after the subscription is removed', async () => {
  const [ana, ben] = [await forum.aMember(), await forum.aMember()];
  const browser = aBrowser(service, 'quiet');
  await addPushSubscription(ana.api, browser);
  const now = new Date(forum.forum.now());
  const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString().slice(11, 16);
  const quiet = { enabled: true, from: at(-1), until: at(1), timeZone: 'UTC' };
  await changePreferences(ana.api, { QuietHours: quiet });
  await startDiscussion(ben, categoryID, 'Night', `@${ana.name}`);
  await settle();
  await changePreferences(ana.api, { QuietHours: { ...quiet, enabled: false }, Mention: { push: false } });
  await startDiscussion(ben, categoryID, 'Day', `@${ana.name}`);
  await settle();
  await changePreferences(ana.api, { Mention: { push: true } });
  await removePushSubscription(ana.api, browser.endpoint);
  await startDiscussion(ben, categoryID, 'Gone', `@${ana.name}`);
  await settle();
  expect(pushedTo('quiet')).toEqual([]);
});

test('only push services that the site allows are accepted', async () => {
  const ana = await forum.aMember();
  const elsewhere = { ...aBrowser(service, 'x'), endpoint: 'http://169.254.169.254/latest' };
  await expect(addPushSubscription(ana.api, elsewhere)).rejects.toMatchObject({ status: 422 });
  await expect(addPushSubscription(forum.guest.api, aBrowser(service, 'x'))).rejects.toMatchObject({ status: 403 });
  await expect(readPushKey(forum.guest.api)).rejects.toMatchObject({ status: 403 });
  await expect(removePushSubscription(forum.guest.api, 'x')).rejects.toMatchObject({ status: 403 });
});

test('the service worker is served for the whole site', async () => {
  const answer = await forum.guest.request({ url: '/push-worker.js' });
  expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(answer.body).toContain("addEventListener('push'");
});

async function mailsTo(address: string): Promise<string[]> {
  const folder = forum.forum.mailer.outboxFolder ?? '';
  const files = await readdir(folder).catch(() => []);
  return Promise.all(
    files.filter((file) => file.includes(address)).map((file) => readFile(join(folder, file), 'utf8')),
  );
}

test('comments on the member’s own discussion cause one e-mail until they are read, and none if only the digest is enabled', async () => {
  const [ana, ben] = [await forum.aMember({ email: 'ana.mail@example.org' }), await forum.aMember()];
  const id = await startDiscussion(ana, categoryID, 'Letters');
  await writeComment(ben, id, 'First words.');
  await settle();
  await writeComment(ben, id, 'Second words.');
  await settle();
  expect(await mailsTo('ana.mail')).toHaveLength(1);
  await markAllNotifications(ana.api);
  await writeComment(ben, id, 'Third words.');
  await settle();
  expect(await mailsTo('ana.mail')).toHaveLength(2);
  await markAllNotifications(ana.api);
  await changePreferences(ana.api, { DigestOnly: { enabled: true } });
  await writeComment(ben, id, 'Fourth words.');
  await settle();
  expect(await mailsTo('ana.mail')).toHaveLength(2);
  expect((await listNotifications(ana.api)).body[0]?.read).toBe(false);
});
