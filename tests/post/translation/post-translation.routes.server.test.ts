import { afterAll, beforeEach, expect, test } from 'vitest';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { writeTranslationService } from '#api/administration/translation/service/translation-service.client.ts';
import { changeComment, createComment, removeComment } from '#api/discussion/comment/comment.client.ts';
import {
  changeDiscussion,
  createDiscussion,
  readDiscussion,
  removeDiscussion,
} from '#api/discussion/discussion.client.ts';
import { deleteUser } from '#api/member/user/user.client.ts';
import { readTranslationUsage, translatePost } from '#api/post/translation/post-translation.client.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { claimTranslation, storeTranslation } from '#server/post/translation/post-translation.queries.ts';
import { setOwnPermissions } from '#tests/support/api/own-permissions.ts';
import { refusedWith } from '#tests/support/api/refusal.ts';
import { testForum } from '#tests/support/server/test-forum.ts';
import { startDeepL, startLibreTranslate } from '#tests/support/server/translation-servers.ts';

const site = await testForum();
const { forum } = site;
const admin = await site.anAdministrator();
const author = await site.aMember();
const reader = await site.aMember();
const libre = await startLibreTranslate();
const deepl = await startDeepL();
afterAll(() => Promise.all([libre.close(), deepl.close()]));
const categoryID = await site.aCategory();

await writeTranslationService(admin.api, 'libretranslate', { url: libre.url, key: 'libre' });
await changeConfig(admin.api, { 'machineTranslation.enabled': true, 'machineTranslation.posts': true });

beforeEach(() => {
  libre.received.length = 0;
  libre.mood = 'well';
});

const calls = () => libre.received.filter(({ path }) => path === '/translate').length;
const stored = async () =>
  (await forum.db.selectFrom('post_translation').select(['record_type', 'language']).execute()).length;
const setSettings = (settings: Parameters<typeof changeConfig>[1]) => changeConfig(admin.api, settings);
const aDiscussion = async (body: string, place = categoryID) =>
  (await createDiscussion(author.api, { name: 'The old rope', body, format: 'markdown', categoryID: place })).body
    .discussionID;
const aComment = async (discussionID: number, body: string) =>
  (await createComment(author.api, { discussionID, body, format: 'markdown' })).body.commentID;
const discussion = (recordID: number) => ({ recordType: 'discussion' as const, recordID });
const comment = (recordID: number) => ({ recordType: 'comment' as const, recordID });
const translate = async (post: Parameters<typeof translatePost>[1], by = reader, language = 'fr') =>
  (await translatePost(by.api, post, language)).body;

test('guests and members get a post in their language; the service is called once', async () => {
  const id = await aDiscussion('It is **stuck** and `knot()` does not help.');
  const [first, second] = await Promise.all([translate(discussion(id)), translate(discussion(id), site.guest)]);
  expect(first).toEqual({
    name: '[fr] The old rope',
    body: '<p dir="auto">[fr] It is <strong>stuck</strong> and <code class="code codeInline">knot()</code> does not help.</p>',
    from: 'en',
    to: 'fr',
    service: 'LibreTranslate',
  });
  expect(second).toEqual(first);
  const commentID = await aComment(id, 'Cut it.');
  expect(await translate(comment(commentID), site.guest)).toMatchObject({
    name: null,
    body: '<p dir="auto">[fr] Cut it.</p>',
  });
  await translate(comment(commentID));
  expect(calls()).toBe(2);
  expect((await translate(comment(commentID), reader, 'de')).body).toContain('[de] Cut it.');
});

test('another process that is translating the post is awaited', async () => {
  const id = await aDiscussion('Elsewhere.');
  const now = new Date();
  const { name, html, hash } = await sourceOf(id);
  const source = { ...discussion(id), language: 'fr', service: 'LibreTranslate', name, html, hash };
  expect(await claimTranslation(forum.db, source, now)).toBe(true);
  expect(await claimTranslation(forum.db, source, now)).toBe(false);
  const waiting = translate(discussion(id));
  await storeTranslation(forum.db, source, { name: 'Ailleurs', html: '<p>Ailleurs.</p>', from: 'en' }, now);
  expect(await waiting).toMatchObject({ name: 'Ailleurs', body: '<p>Ailleurs.</p>' });
  expect(calls()).toBe(0);
});

test('an edit, another service and the deletion of a post discard its translation', async () => {
  await forum.db.deleteFrom('post_translation').execute();
  const id = await aDiscussion('First.');
  const commentID = await aComment(id, 'Reply.');
  await Promise.all([translate(discussion(id)), translate(comment(commentID))]);
  await changeDiscussion(author.api, id, { body: 'Second.', format: 'markdown' });
  expect(await stored()).toBe(1);
  expect((await translate(discussion(id))).body).toContain('[fr] Second.');
  await changeDiscussion(author.api, id, { name: 'The new rope' });
  await changeComment(author.api, commentID, { body: 'Another reply.', format: 'markdown' });
  expect(await stored()).toBe(0);
  await Promise.all([translate(discussion(id)), translate(comment(commentID))]);
  await writeTranslationService(admin.api, 'deepl', { key: 'deepl', url: deepl.url, isDefault: true } as never);
  const { service } = await translate(comment(commentID));
  await writeTranslationService(admin.api, 'libretranslate', {
    url: libre.url,
    key: 'libre',
    isDefault: true,
  } as never);
  expect(service).toBe('DeepL');
  expect(await stored()).toBe(2);
  await removeComment(admin.api, commentID);
  expect(await stored()).toBe(1);
  await translate(comment(await aComment(id, 'A third one.')));
  await removeDiscussion(admin.api, id);
  expect(await stored()).toBe(0);
  expect(await refusedWith(translate(discussion(id)))).toEqual({ status: 410, code: 'discussion.gone' });
});

test('with a member’s texts, their translations are deleted', async () => {
  const writer = await site.aMember();
  const { discussionID } = (
    await createDiscussion(writer.api, { name: 'Mine', body: 'My words.', format: 'markdown', categoryID })
  ).body;
  await translate(discussion(discussionID));
  await deleteUser(admin.api, writer.userID, 'wipe');
  const left = await forum.db
    .selectFrom('post_translation')
    .selectAll()
    .where('record_id', '=', discussionID)
    .execute();
  expect(left).toEqual([]);
});

test('private categories are sent only if the site allows it, and to those who may read them', async () => {
  const closedID = await site.aCategory();
  const id = await aDiscussion('Secret.', closedID);
  expect((await readDiscussion(reader.api, id)).body.isTranslatable).toBe(true);
  await setOwnPermissions(site, closedID);
  const grant = async (role: number) => {
    await forum.db
      .insertInto('role_permission')
      .values({ role_id: role, resource_type: 'category', resource_id: closedID, permission: 'discussions.view' })
      .execute();
    await forum.permissions.changed();
  };
  await grant(roleIDs.member);
  expect(await refusedWith(translate(discussion(id)))).toEqual({ status: 403, code: 'post-translation.private' });
  expect((await readDiscussion(reader.api, id)).body).not.toHaveProperty('isTranslatable');
  await setSettings({ 'machineTranslation.privateCategories': true });
  expect((await translate(discussion(id))).body).toContain('[fr] Secret.');
  expect(await refusedWith(translate(discussion(id), site.guest))).toMatchObject({ status: 403 });
  await setSettings({ 'machineTranslation.privateCategories': false });
  expect(await refusedWith(translate(discussion(id)))).toEqual({ status: 403, code: 'post-translation.private' });
  await grant(roleIDs.guest);
  expect((await translate(discussion(id), site.guest)).body).toContain('[fr] Secret.');
});

test('the budget of a day ends translations until the next one; stored ones remain available', async () => {
  const midnight = (Math.floor(Date.now() / 86_400_000) + 2) * 86_400_000;
  site.setNow(new Date(midnight - 7_200_000));
  await setSettings({ 'machineTranslation.dailyCharacters': 30 });
  const id = await aDiscussion('x'.repeat(200));
  expect(await refusedWith(translate(discussion(id)))).toEqual({ status: 422, code: 'post-translation.too-long' });
  const [first, second, third] = [
    await aComment(id, 'Twelve chars'),
    await aComment(id, 'Nineteen characters'),
    await aComment(id, 'Four'),
  ];
  await translate(comment(first));
  const ofGuest = await refusedWith(translate(comment(third), site.guest));
  expect(ofGuest, 'half of the budget is for members').toMatchObject({ code: 'post-translation.budget-used' });
  await translate(comment(third));
  const error = await translate(comment(second)).catch((failure: unknown) => failure);
  expect(error).toMatchObject({ status: 429, code: 'post-translation.budget-used', details: { retryAfter: 7_200 } });
  expect(String((error as Error).message)).toContain('00:00 UTC');
  expect((await translate(comment(first))).body).toContain('[fr] Twelve chars');
  expect((await readTranslationUsage(admin.api)).body).toEqual({
    characters: 16,
    limit: 30,
    dateReset: new Date(midnight).toISOString(),
  });
  expect(await refusedWith(readTranslationUsage(reader.api))).toMatchObject({ status: 403 });
  site.setNow(new Date(midnight + 1_000));
  expect((await translate(comment(second))).body).toContain('[fr] Nineteen characters');
  await setSettings({ 'machineTranslation.dailyCharacters': 0 });
  expect((await translate(discussion(id))).body).toBe(`<p dir="auto">[fr] ${'x'.repeat(200)}</p>`);
  site.setNow();
});

test('a failure of the service costs nothing, and the next request tries again', async () => {
  const { characters: before } = (await readTranslationUsage(admin.api)).body;
  const id = await aDiscussion('Twice.');
  libre.mood = 'busy';
  expect(await refusedWith(translate(discussion(id)))).toMatchObject({ code: 'translation.busy' });
  expect((await readTranslationUsage(admin.api)).body.characters).toBe(before);
  libre.mood = 'well';
  expect((await translate(discussion(id))).body).toContain('[fr] Twice.');
});

test('a request that fails after the first part was translated costs that part', async () => {
  const { characters: before } = (await readTranslationUsage(admin.api)).body;
  const id = await aDiscussion(
    Array.from({ length: 8 }, (_, index) => `${index} ${'so it is, '.repeat(99)}`).join('\n\n'),
  );
  libre.meanwhile = async () => {
    if (calls() === 2) libre.mood = 'busy';
  };
  expect(await refusedWith(translate(discussion(id)))).toMatchObject({ code: 'translation.busy' });
  delete libre.meanwhile;
  const [first] = libre.received.filter(({ path }) => path === '/translate');
  const sent = [first?.body['q']].flat().join('').length;
  expect(sent).toBeGreaterThan(0);
  expect((await readTranslationUsage(admin.api)).body.characters - before).toBe(sent);
});

test('moderators get a clear error for deleted posts', async () => {
  const id = await aDiscussion('Still here.');
  const [gone, kept] = [await aComment(id, 'Gone.'), await aComment(id, 'Kept.')];
  await removeComment(admin.api, gone);
  expect(await refusedWith(translate(comment(gone), admin))).toEqual({ status: 404, code: 'comment.not-found' });
  await removeDiscussion(admin.api, id);
  expect(await refusedWith(translate(comment(kept), admin))).toEqual({ status: 410, code: 'discussion.gone' });
  expect(await refusedWith(translate(discussion(id), admin))).toEqual({ status: 410, code: 'discussion.gone' });
});

test('posts are not translated into unknown languages, without a service, or when it is off', async () => {
  const id = await aDiscussion('Words.');
  expect(await refusedWith(translate(discussion(id), reader, 'xx'))).toMatchObject({ code: 'locale.not-found' });
  await setSettings({ 'machineTranslation.enabled': false });
  expect(await refusedWith(translate(discussion(id)))).toMatchObject({ code: 'translation.not-configured' });
  await setSettings({ 'machineTranslation.posts': false });
  expect(await refusedWith(translate(discussion(id)))).toEqual({ status: 403, code: 'post-translation.off' });
  expect((await readDiscussion(reader.api, id)).body).not.toHaveProperty('isTranslatable');
});

async function sourceOf(discussionID: number) {
  await translate(discussion(discussionID), reader, 'de');
  libre.received.length = 0;
  const { hash } = await forum.db
    .selectFrom('post_translation')
    .select('text_hash as hash')
    .where('record_id', '=', discussionID)
    .executeTakeFirstOrThrow();
  const { name, body_html: html } = await forum.db
    .selectFrom('discussion')
    .select(['name', 'body_html'])
    .where('discussion_id', '=', discussionID)
    .executeTakeFirstOrThrow();
  return { name, html, hash };
}
