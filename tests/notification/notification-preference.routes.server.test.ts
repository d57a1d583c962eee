import { expect, test } from 'vitest';
import {
  changePreferenceDefaults,
  changePreferences,
  readPreferenceDefaults,
  readPreferenceSchema,
  readPreferences,
} from '#api/notification/notification-preference.client.ts';
import { testForum } from '#tests/support/server/test-forum.ts';
import { readNotificationTexts, startDiscussion, writeComment } from './notification-support.ts';

const forum = await testForum();
const categoryID = await forum.aCategory();

test('a member starts with the defaults of the site and changes some', async () => {
  const ana = await forum.aMember();
  const before = (await readPreferences(ana.api)).body;
  expect(before).toMatchObject({
    Mention: { popup: true, email: true, push: true },
    Digest: { frequency: 'none' },
    QuietHours: { enabled: false },
    DigestOnly: { enabled: false },
  });
  const after = await changePreferences(ana.api, { Mention: { email: false }, Digest: { frequency: 'weekly' } });
  expect(after.body).toEqual({
    ...before,
    Mention: { popup: true, email: false, push: true },
    Digest: { frequency: 'weekly' },
  });
  expect((await changePreferences(ana.api, { Mention: { popup: false } })).body['Mention']).toEqual({
    popup: false,
    email: false,
    push: true,
  });
});

test('when an event is disabled, the member is notified for the next reason or not at all', async () => {
  const [ana, ben] = [await forum.aMember(), await forum.aMember()];
  const none = { popup: false, email: false, push: false };
  await changePreferences(ana.api, { DiscussionComment: none });
  const id = await startDiscussion(ana, categoryID, 'Still');
  await writeComment(ben, id);
  expect(await readNotificationTexts(forum, ana)).toEqual([]);
  await writeComment(ana, id);
  await writeComment(ben, id);
  expect(await readNotificationTexts(forum, ana)).toEqual([`${ben.name} commented on Still, where you took part.`]);
});

test('an event enabled for e-mail only is not listed', async () => {
  const [ana, ben] = [await forum.aMember(), await forum.aMember()];
  await changePreferences(ana.api, { DiscussionComment: { popup: false, email: true } });
  await writeComment(ben, await startDiscussion(ana, categoryID, 'Post'));
  expect(await readNotificationTexts(forum, ana)).toEqual([]);
});

test('the defaults of the site are changed by its managers, without affecting choices of members', async () => {
  const [ana, ben, admin] = [await forum.aMember(), await forum.aMember(), await forum.anAdministrator()];
  await changePreferences(ana.api, { Reaction: { popup: true } });
  await expect(changePreferenceDefaults(ana.api, { Reaction: { popup: false } })).rejects.toMatchObject({
    status: 403,
  });
  const changed = await changePreferenceDefaults(admin.api, { Reaction: { popup: false } });
  expect(changed.body['Reaction']).toEqual({ popup: false, email: false, push: false });
  expect((await readPreferenceDefaults(ana.api)).body).toEqual(changed.body);
  expect((await readPreferences(ana.api)).body['Reaction']).toMatchObject({ popup: true });
  expect((await readPreferences(ben.api)).body['Reaction']).toMatchObject({ popup: false });
  await expect(readPreferenceDefaults(forum.guest.api)).rejects.toMatchObject({ status: 403 });
});

test('preferences of others require the permission to edit members', async () => {
  const [ana, ben, admin] = [await forum.aMember(), await forum.aMember(), await forum.anAdministrator()];
  await expect(readPreferences(ben.api, ana.userID)).rejects.toMatchObject({ status: 403 });
  await expect(changePreferences(ben.api, { Mention: { popup: false } }, ana.userID)).rejects.toMatchObject({
    status: 403,
  });
  await changePreferences(admin.api, { Mention: { popup: false } }, ana.userID);
  expect((await readPreferences(admin.api, ana.userID)).body['Mention']).toMatchObject({ popup: false });
  await expect(readPreferences(admin.api, 999_999)).rejects.toMatchObject({ code: 'user.not-found' });
  await expect(readPreferences(forum.guest.api)).rejects.toMatchObject({ status: 403 });
});

test('invalid preferences are refused and change nothing', async () => {
  const ana = await forum.aMember();
  const quiet = { enabled: true, from: '22:00', until: '07:00', timeZone: 'Europe/Berlin' };
  for (const wrong of [
    { QuietHours: { ...quiet, timeZone: 'Mars/Olympus' } },
    { QuietHours: { ...quiet, from: '25:00' } },
    { Digest: { frequency: 'hourly' } },
    { Mention: { popup: 'yes' } },
    { '__proto__x y': { popup: true } },
  ]) {
    const answer = await ana.request({ method: 'PATCH', url: '/api/v2/notification-preferences/$me', payload: wrong });
    expect(answer.statusCode).toBe(422);
  }
  expect((await changePreferences(ana.api, { QuietHours: quiet })).body.QuietHours).toEqual(quiet);
});

test('the preferences are described in groups', async () => {
  const ana = await forum.aMember();
  const { body } = await readPreferenceSchema(ana.api);
  const defaults = await ana.request({ url: '/api/v2/notification-preferences/schema?schemaType=defaults' });
  expect(Object.keys(body['properties'] as object)).toEqual([
    'notifications',
    'Digest',
    'DigestOnly',
    'QuietHours',
    'NotificationLanguage',
  ]);
  expect(Object.keys(defaults.json().properties)).toEqual(['notifications']);
  await expect(readPreferenceSchema(forum.guest.api)).rejects.toMatchObject({ status: 403 });
});
