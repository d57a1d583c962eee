import { expect, test } from 'vitest';
import { anonymizeUserMentions, listMyMentions, listUserMentions } from '#api/member/identity/user-mention.client.ts';
import { deleteUser } from '#api/member/user/user.client.ts';
import { excerptAround } from '#server/member/identity/user-mention-view.ts';
import { withoutMention } from '#server/post/body/mention-removal.ts';
import { setOwnPermissions } from '#tests/support/api/own-permissions.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const site = await testForum();
const [admin, moderator, bob] = await Promise.all([site.anAdministrator(), site.aModerator(), site.aMember()]);
const categoryID = await site.aCategory();

const send = async (method: 'POST' | 'PATCH', url: string, payload: object) =>
  (await bob.request({ method, url: `/api/v2${url}`, payload })).json();
const discuss = async (body: string): Promise<number> =>
  (await send('POST', '/discussions', { name: 'On boats', body, format: 'markdown', categoryID })).discussionID;
const comment = async (discussionID: number, body: string): Promise<number> =>
  (await send('POST', '/comments', { discussionID, body, format: 'markdown' })).commentID;
/** Moves a discussion to a category in which no role has permissions. */
const hide = async (discussionID: number) => {
  const hidden = await site.aCategory();
  await setOwnPermissions(site, hidden);
  await site.forum.db
    .updateTable('discussion')
    .set({ category_id: hidden })
    .where('discussion_id', '=', discussionID)
    .execute();
};
const mentionsOf = async (userID: number) => (await listUserMentions(admin.api, userID)).body;
const everything = async (discussionID: number, commentID: number) => {
  const { db } = site.forum;
  const [post] = await db
    .selectFrom('discussion')
    .select(['body', 'body_html', 'excerpt'])
    .where('discussion_id', '=', discussionID)
    .execute();
  const [answer] = await db
    .selectFrom('comment')
    .select(['body', 'body_html'])
    .where('comment_id', '=', commentID)
    .execute();
  const before = await db.selectFrom('post_revision').select(['body', 'body_html']).execute();
  return JSON.stringify([post, answer, before]);
};

test('the mentions of a member are listed with their status, and follow edits', async () => {
  const lea = await site.aMember({ name: 'lea.knots' });
  const discussionID = await discuss('Ask @lea.knots, who knows. Not @nobody.');
  const commentID = await comment(discussionID, 'No mention.');
  await send('PATCH', `/comments/${commentID}`, { body: '> @Lea.Knots said so' });
  expect(await mentionsOf(lea.userID)).toMatchObject([
    { recordType: 'comment', recordID: commentID, parentRecordType: 'discussions', ParentRecordID: discussionID },
    {
      userID: lea.userID,
      recordType: 'discussions',
      recordID: discussionID,
      mentionedName: 'lea.knots',
      parentRecordType: 'category',
      ParentRecordID: categoryID,
      status: 'active',
    },
  ]);
  await send('PATCH', `/comments/${commentID}`, { body: 'Nobody did.' });
  expect((await mentionsOf(lea.userID)).map(({ status }) => status)).toEqual(['removed', 'active']);
});

test('anonymizing removes a name from posts and their revisions, even after the account is deleted', async () => {
  const mia = await site.aMember({ name: 'mia' });
  const discussionID = await discuss('Ask @mia or @miami, @"mia"!');
  const commentID = await comment(discussionID, 'So says @mia.');
  await send('PATCH', `/comments/${commentID}`, { body: 'So @Mia said.' });
  await deleteUser(admin.api, mia.userID, 'keep');
  const { body } = await anonymizeUserMentions(admin.api, mia.userID);
  expect(body).toMatchObject({ progress: { countTotalIDs: 2, failedIDs: [] }, callbackPayload: null });
  const said = await everything(discussionID, commentID);
  expect(said).not.toMatch(/@mia\b/i);
  expect(said).toContain('Ask [Deleted User] or @miami, [Deleted User]!');
  expect(said).toContain('So [Deleted User] said.');
  const left = await mentionsOf(mia.userID);
  expect(left.map(({ status, mentionedName }) => [status, mentionedName])).toEqual([
    ['removed', ''],
    ['removed', ''],
  ]);
  const again = await anonymizeUserMentions(admin.api, mia.userID);
  expect(again.body).toMatchObject({ progress: { countTotalIDs: 0 } });
  const { total } = await site.forum.db
    .selectFrom('moderation_log')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('action', '=', 'mention.anonymize')
    .executeTakeFirstOrThrow();
  expect(total).toBe(2);
});

test('listing and anonymizing mentions requires the permission to delete the member', async () => {
  for (const who of [site.guest, bob, moderator]) {
    await expect(listUserMentions(who.api, bob.userID)).rejects.toMatchObject({ status: 403 });
    await expect(anonymizeUserMentions(who.api, bob.userID)).rejects.toMatchObject({ status: 403 });
  }
});

test('longer names with the same beginning, e-mail addresses and other text are unchanged', () => {
  const said = 'mia, x@mia, @mia-s, @mia.s, @mia_, @miá, @mia. (@mia) @"mia b"';
  expect(withoutMention(said, 'mia')).toBe(
    'mia, x@mia, @mia-s, @mia.s, @mia_, @miá, [Deleted User]. ([Deleted User]) @"mia b"',
  );
  expect(withoutMention('<p><a href="/profile/@mia" class="atMention">@mia</a></p>', 'mia')).toBe(
    '<p>[Deleted User]</p>',
  );
});

test('a member lists mentions by others, except in posts that are hidden or by ignored members', async () => {
  const ida = await site.aMember({ name: 'ida' });
  const discussionID = await discuss('Ask @ida.');
  const commentID = await comment(discussionID, 'Yes, @Ida knows.');
  const own = { discussionID, body: 'I, @ida?', format: 'markdown' };
  await ida.request({ method: 'POST', url: '/api/v2/comments', payload: own });
  await hide(await discuss('Do not tell @ida.'));
  const { body } = await listMyMentions(ida.api);
  expect(body).toMatchObject([
    { recordType: 'comment', recordID: commentID, name: 'On boats', excerpt: 'Yes, @Ida knows.', categoryID },
    { recordType: 'discussion', recordID: discussionID, insertUser: { name: bob.name } },
  ]);
  const { body: second, paging } = await listMyMentions(ida.api, { page: 2, limit: 1 });
  expect([second[0]?.recordID, paging?.hasMore]).toEqual([discussionID, false]);
  const ignoring = { user_id: ida.userID, ignored_user_id: bob.userID };
  await site.forum.db.insertInto('member_ignore').values(ignoring).execute();
  expect((await listMyMentions(ida.api)).body).toEqual([]);
  await expect(listMyMentions(site.guest.api)).rejects.toMatchObject({ status: 403 });
});

test('the excerpt shows the text around a mention late in the post', () => {
  const long = `<p>${'Much was said before. '.repeat(40)}So ask <a class="atMention">@ida</a> about it.</p>`;
  expect(excerptAround(long, 'ida')).toMatch(/^…\S.{40,90}So ask @ida about it\.$/);
  expect(excerptAround('<p>Ask @ida.</p>', 'ida')).toBe('Ask @ida.');
});
