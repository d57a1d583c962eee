import { expect, test } from 'vitest';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { chooseUnsubscribe, readUnsubscribe, resubscribe, unsubscribe } from '#api/mail/unsubscribe.client.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { issueUnsubscribeToken } from '#server/mail/unsubscribe-token.ts';
import { sentMail } from '#tests/account/support.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

let guest: TestUser;
const site = await testForum();
({ guest } = site);

const storedOf = async (userID: number) =>
  (
    await site.forum.db
      .selectFrom('notification_preference')
      .select('preferences')
      .where('user_id', '=', userID)
      .executeTakeFirst()
  )?.preferences;

const mention = (userID: number) =>
  issueUnsubscribeToken(site.forum, { userID, reasons: [{ kind: 'event', type: 'Mention' }] });

test('the link in a message disables that kind of message without signing in, and enables it again', async () => {
  const { userID } = await site.aMember();
  const token = await mention(userID);
  expect((await readUnsubscribe(guest.api, token)).body).toEqual([
    { preferences: [{ preference: 'Email.Mention', enabled: '1' }], isUsed: false },
  ]);
  const { status, body } = await unsubscribe(guest.api, token);
  expect(status).toBe(201);
  expect(body).toEqual([{ preferences: [{ preference: 'Email.Mention', enabled: '0' }], isUsed: true }]);
  expect(await storedOf(userID)).toEqual({ Mention: { email: false } });
  await unsubscribe(guest.api, token);
  const { body: back } = await resubscribe(guest.api, token);
  expect(back).toEqual([{ preferences: [{ preference: 'Email.Mention', enabled: '1' }], isUsed: false }]);
});

test('mail clients call the URL in the header, without cookies or origin (RFC 8058)', async () => {
  const { userID } = await site.aMember({ email: 'reader@example.org' });
  const data = { type: 'Mention', actor: 'Ben', title: 'Planes', path: '/discussion/1/planes' };
  await sendMail(site.forum, { userID, template: 'notification', data });
  const mail = (await sentMail(site)).find(({ to }) => to === 'reader@example.org');
  const head = (mail?.source ?? '').replace(/\r?\n[ \t]+/g, ' ');
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  const address = /^List-Unsubscribe: <http:\/\/[^/]+(\S+)>/m.exec(head)?.[1] ?? '';
  const response = await site.server.inject({
    method: 'POST',
    url: address,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://mail.example.com',
      'sec-fetch-site': 'cross-site',
    },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(response.statusCode).toBe(201);
  expect(await storedOf(userID)).toEqual({ Mention: { email: false } });
});

test('opening a link changes nothing', async () => {
  const { userID } = await site.aMember();
  await readUnsubscribe(guest.api, await mention(userID));
  expect(await storedOf(userID)).toBeUndefined();
});

test('each of several preferences of a link can be changed separately', async () => {
  const { userID } = await site.aMember();
  const reasons = [
    { kind: 'event', type: 'Mention' },
    { kind: 'event', type: 'CommentReply' },
  ] as const;
  const token = await issueUnsubscribeToken(site.forum, { userID, reasons });
  const { status } = await chooseUnsubscribe(guest.api, token, {
    preferences: [
      { preference: 'Email.Mention', enabled: '0' },
      { preference: 'Email.Reaction', enabled: '0' },
    ],
  });
  expect(status).toBe(204);
  expect(await storedOf(userID)).toEqual({ Mention: { email: false } });
  await resubscribe(guest.api, token);
  expect(await storedOf(userID)).toEqual({ Mention: { email: true }, CommentReply: { email: true } });
});

test('a followed category remains followed, but sends no e-mail', async () => {
  const { userID } = await site.aMember();
  const categoryID = await site.aCategory({ name: 'Boats' });
  const preferences = { 'preferences.email.posts': true, 'preferences.popup.posts': true };
  await site.forum.db
    .insertInto('category_member')
    .values({ user_id: userID, category_id: categoryID, followed: true, preferences: JSON.stringify(preferences) })
    .execute();
  const reasons = [{ kind: 'category', categoryID, what: 'posts' }] as const;
  const token = await issueUnsubscribeToken(site.forum, { userID, reasons });
  const { body } = await unsubscribe(guest.api, token);
  expect(body[0]?.followCategory).toEqual({
    categoryID,
    preference: 'preferences.email.posts',
    name: 'Boats',
    enabled: '0',
  });
  const row = await site.forum.db
    .selectFrom('category_member')
    .select(['followed', 'preferences'])
    .where('user_id', '=', userID)
    .executeTakeFirst();
  expect(row).toEqual({ followed: true, preferences: { ...preferences, 'preferences.email.posts': false } });
});

test('a digest is disabled, and enabled again with its previous frequency', async () => {
  const { userID } = await site.aMember();
  const preferences = JSON.stringify({ Digest: { frequency: 'daily' } });
  await site.forum.db.insertInto('notification_preference').values({ user_id: userID, preferences }).execute();
  const token = await issueUnsubscribeToken(site.forum, { userID, reasons: [{ kind: 'digest' }] });
  await unsubscribe(guest.api, token);
  expect(await storedOf(userID)).toEqual({ Digest: { frequency: 'none' } });
  await resubscribe(guest.api, token);
  expect(await storedOf(userID)).toEqual({ Digest: { frequency: 'daily' } });
});

test('the usual digest of the site is disabled, and enabled again', async () => {
  const { userID } = await site.aMember();
  await changeConfig((await site.anAdministrator()).api, { 'digest.default': 'daily' });
  const token = await issueUnsubscribeToken(site.forum, { userID, reasons: [{ kind: 'digest' }] });
  const state = async () => (await readUnsubscribe(guest.api, token)).body[0]?.preferences;
  expect(await state()).toEqual([{ preference: 'Email.Digest', enabled: '1' }]);
  await unsubscribe(guest.api, token);
  expect(await state()).toEqual([{ preference: 'Email.Digest', enabled: '0' }]);
  await resubscribe(guest.api, token);
  expect(await storedOf(userID)).toEqual({ Digest: { frequency: 'daily' } });
});

test('a token without a valid signature is refused and changes nothing', async () => {
  const { userID } = await site.aMember();
  const [text = ''] = (await mention(userID)).split('.');
  for (const token of [`${text}.AAAA`, text, 'x', `${text}.${'A'.repeat(43)}`])
    await expect(unsubscribe(guest.api, token)).rejects.toMatchObject({
      code: 'unsubscribe.token-invalid',
      status: 400,
    });
  expect(await storedOf(userID)).toBeUndefined();
});

test('the form of the page works without JavaScript, and redirects back to the page', async () => {
  const { userID } = await site.aMember();
  const url = `/unsubscribe/${await mention(userID)}`;
  const send = (payload: string, sender: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
    site.server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...sender },
      payload,
    });
  expect((await send('action=off')).headers.location).toBe(`${url}?done=off`);
  expect((await send('action=off')).headers.location).toBe(`${url}?done=before`);
  expect((await send('action=undo')).headers.location).toBe(`${url}?done=restored`);
  expect((await send('action=choose')).headers.location).toBe(`${url}?done=chosen`);
  expect(await storedOf(userID)).toEqual({ Mention: { email: false } });
  const forged = await send('action=undo', { origin: 'https://elsewhere.example' });
  expect(forged.headers.location).toBe(`${url}?error=request.forged`);
  expect(await storedOf(userID)).toEqual({ Mention: { email: false } });
});
