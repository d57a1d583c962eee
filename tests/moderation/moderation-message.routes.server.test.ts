import { expect, test } from 'vitest';
import * as messages from '#api/moderation/site-message/moderation-message.client.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { dismissedCookie } from '#server/moderation/site-message/dismissed-cookie.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();
const member = await forum.aMember();

const plain = { format: 'markdown', viewLocation: 'content', layoutViewType: 'all', isEnabled: true } as const;
const add = async (body: string, more: object = {}) =>
  (await messages.addModerationMessage(administrator.api, { body, ...plain, ...more })).body;
const seenBy = async ({ api }: TestUser, query: Parameters<typeof messages.listModerationMessages>[1] = {}) =>
  (await messages.listModerationMessages(api, query)).body.map(({ body }) => body);

test('a message is rendered, sanitised, and visible to everybody once it is enabled', async () => {
  const made = await add('**Closed** on Friday <script>alert(1)</script>', { type: 'alert', isDismissible: true });
  expect(made).toMatchObject({
    type: 'alert',
    isDismissible: true,
    isEnabled: true,
    recordType: null,
    recordID: null,
    categoryIDs: null,
    roleIDs: [],
  });
  expect(made.bodyHtml).toContain('<strong>Closed</strong>');
  expect(made.bodyHtml).not.toContain('<script');
  const { body } = await messages.readModerationMessage(forum.guest.api, made.moderationMessageID);
  expect(body).toEqual(made);
  await messages.changeModerationMessage(administrator.api, made.moderationMessageID, { isEnabled: false });
  expect(await seenBy(forum.guest)).toEqual([]);
  await expect(messages.readModerationMessage(member.api, made.moderationMessageID)).rejects.toMatchObject({
    code: 'moderation-message.not-found',
    status: 404,
  });
  expect(await seenBy(administrator, { isEnabled: false })).toEqual([made.body]);
  expect(await seenBy(administrator, { forMe: true })).toEqual([]);
  await messages.removeModerationMessage(administrator.api, made.moderationMessageID);
  expect(await seenBy(administrator)).toEqual([]);
});

test('a message for a role or a category is shown to nobody else, and covers subcategories on request', async () => {
  const parent = await forum.aCategory({ name: 'Harbour' });
  const child = await forum.aCategory({ name: 'Boats', parentCategoryID: parent });
  const forRole = await add('For moderators', { roleIDs: [roleIDs.moderator] });
  const forPlace = await add('On boats', { recordType: 'category', recordID: parent, includeDescendants: true });
  expect(forPlace).toMatchObject({ recordID: parent, recordType: 'category', categoryIDs: [parent, child] });
  expect(await seenBy(member)).toEqual(['On boats']);
  expect(await seenBy(await forum.aModerator(), { forMe: true })).toEqual(['For moderators', 'On boats']);
  expect(await seenBy(member, { recordID: parent })).toEqual(['On boats']);
  await expect(add('Nowhere', { recordType: 'category', recordID: 999_999 })).rejects.toMatchObject({ status: 422 });
  await expect(add('Nowhere', { recordType: 'category' })).rejects.toMatchObject({ status: 422 });
  const { body: moved } = await messages.changeModerationMessage(administrator.api, forPlace.moderationMessageID, {
    recordType: null,
    recordID: null,
  });
  expect(moved.categoryIDs).toBeNull();
  for (const { moderationMessageID } of [forRole, forPlace])
    await messages.removeModerationMessage(administrator.api, moderationMessageID);
});

test('a message that a member dismisses is hidden on all devices, for a guest on this device', async () => {
  const { moderationMessageID: id } = await add('Welcome', { isDismissible: true });
  expect((await messages.dismissModerationMessage(member.api, id)).body).toEqual({ dismissed: true });
  expect(await seenBy(member)).toEqual([]);
  expect(await seenBy(forum.guest)).toEqual(['Welcome']);
  const put = await forum.guest.request({ method: 'PUT', url: `/api/v2/moderation-messages/${id}/dismiss` });
  const cookie = put.cookies.find(({ name }) => name === dismissedCookie);
  expect(cookie).toMatchObject({ value: String(id), httpOnly: true, sameSite: 'Lax' });
  const list = (value: string) =>
    forum.guest.request({ url: '/api/v2/moderation-messages', cookies: { [dismissedCookie]: value } });
  expect((await list(String(id))).json()).toEqual([]);
  expect((await list('none.1e9.-1..')).json()).toHaveLength(1);
  const fixed = await add('You cannot look away');
  await expect(messages.dismissModerationMessage(member.api, fixed.moderationMessageID)).rejects.toMatchObject({
    code: 'moderation-message.not-dismissible',
  });
  await expect(messages.dismissModerationMessage(member.api, 999_999)).rejects.toMatchObject({ status: 404 });
  await expect(add('')).rejects.toMatchObject({ status: 422 });
});

test('creating, changing and deleting messages requires site.manage or community.moderate', async () => {
  const { moderationMessageID: id } = await add('Mine to change');
  for (const user of [forum.guest, member]) {
    await expect(messages.addModerationMessage(user.api, { body: 'X', ...plain })).rejects.toMatchObject({
      status: 403,
    });
    await expect(messages.changeModerationMessage(user.api, id, { body: 'X' })).rejects.toMatchObject({
      status: 403,
    });
    await expect(messages.removeModerationMessage(user.api, id)).rejects.toMatchObject({ status: 403 });
  }
  const moderator = await forum.aModerator();
  const { body } = await messages.changeModerationMessage(moderator.api, id, { body: 'Changed', type: 'warning' });
  expect(body).toMatchObject({ body: 'Changed', type: 'warning', isEnabled: true });
  await messages.removeModerationMessage(moderator.api, id);
});

test('a message can also be dismissed with a plain form, which redirects back to the page', async () => {
  const { moderationMessageID: id } = await add('By form', { isDismissible: true });
  const put = await member.request({
    method: 'POST',
    url: `/announcement/${id}/dismiss`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      referer: `${forum.forum.configuration.siteUrl}/categories?page=2`,
    },
    payload: '',
  });
  expect([put.statusCode, put.headers.location]).toEqual([303, '/categories?page=2']);
  expect(put.cookies.find(({ name }) => name === dismissedCookie)).toMatchObject({ value: String(id) });
  expect(await seenBy(member)).not.toContain('By form');
  const gone = await member.request({ method: 'POST', url: '/announcement/999999/dismiss', payload: '' });
  expect(gone.statusCode).toBe(404);
  await messages.removeModerationMessage(administrator.api, id);
});
