import { beforeEach, expect, test } from 'vitest';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { changeComment, createComment, readComment, removeComment } from '#api/discussion/comment/comment.client.ts';
import {
  changeDiscussion,
  createDiscussion,
  listDiscussions,
  readDiscussion,
  removeDiscussion,
} from '#api/discussion/discussion.client.ts';
import * as held from '#api/moderation/approval/held-post.client.ts';
import { listAuditLogs, undoAuditLog } from '#api/moderation/log/audit-log.client.ts';
import { listNotifications } from '#api/notification/notification.client.ts';
import { addPostField, changePostField } from '#api/post/type/post-field.client.ts';
import { addPostType } from '#api/post/type/post-type.client.ts';
import { addSpamCheck } from '#server/moderation/approval/spam-check.ts';
import { settleNotifications } from '#server/notification/cause-worker.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

let member: TestUser;
let categoryID: number;

const forum = await testForum();
const administrator = await forum.anAdministrator();
const moderator = await forum.aModerator();
beforeEach(async () => {
  member = await forum.aMember();
  categoryID = await forum.aCategory();
});

const set = (settings: Record<string, unknown>) => changeConfig(administrator.api, settings as never);
const discuss = (body = 'Plain words.', by = member) =>
  createDiscussion(by.api, { name: 'A post', body, format: 'markdown', categoryID });
const ownOf = async ({ api }: TestUser) => (await held.listHeldPosts(api, { insertUserID: '$me' })).body;
const isHeld = { code: 'post.held', status: 202, message: 'Your post will appear after it is approved.' };

test('discussions of a category are held; once approved, they appear under their author', async () => {
  await set({ 'premoderation.discussionCategories': [categoryID] });
  await expect(discuss()).rejects.toMatchObject(isHeld);
  const [waiting] = await ownOf(member);
  expect(waiting).toMatchObject({ name: 'A post', body: 'Plain words.', status: 'held', causes: ['category'] });
  expect(waiting).not.toHaveProperty('spamScore');
  expect((await listDiscussions(moderator.api, { categoryID })).body).toEqual([]);
  const { body } = await held.approveHeldPost(moderator.api, waiting?.heldPostID ?? 0);
  expect(body).toMatchObject({ status: 'approved', updateUserID: moderator.userID });
  expect((await readDiscussion(member.api, body.recordID ?? 0)).body.insertUserID).toBe(member.userID);
  const again = held.approveHeldPost((await forum.aModerator()).api, body.heldPostID);
  await expect(again).rejects.toMatchObject({
    code: 'held-post.decided',
    details: { record: { name: moderator.name } },
  });
  await discuss('By a moderator.', moderator);
});

test('text in post fields is checked with the post, shown to moderators, and published as written', async () => {
  const [postTypeID, hull] = ['boat-log', 'hull'];
  await addPostType(administrator.api, { postTypeID, name: 'Boat log', parentPostTypeID: 'discussion' });
  const asked = { dataType: 'text', formType: 'text', visibility: 'public' } as const;
  await addPostField(administrator.api, { ...asked, postFieldID: hull, postTypeID, label: 'Hull' });
  await set({ 'premoderation.keywords': ['plastic'] });
  const words = { name: 'A post', body: 'Plain words.', format: 'markdown', categoryID, postTypeID } as const;
  const writing = createDiscussion(member.api, { ...words, postMeta: { [hull]: 'Plastic <b>' } });
  await expect(writing).rejects.toMatchObject(isHeld);
  const [waiting] = await ownOf(member);
  expect(waiting).toMatchObject({ causes: ['keyword'] });
  expect(waiting?.bodyHtml).toContain('Hull');
  await changePostField(administrator.api, hull, { formType: 'dropdown', dropdownOptions: ['Larch'] });
  const { body } = await held.approveHeldPost(moderator.api, waiting?.heldPostID ?? 0);
  const posted = await readDiscussion(member.api, body.recordID ?? 0, { expand: ['postMeta'] });
  expect(posted.body).toMatchObject({ postTypeID, postMeta: { [hull]: 'Plastic <b>' } });
  await set({ 'premoderation.keywords': [] });
});

test('comments are held too; after a rejection the author keeps the text and reads the reason', async () => {
  const { body: discussion } = await discuss();
  await set({ 'premoderation.commentCategories': [categoryID] });
  const { discussionID } = discussion;
  const comment = createComment(member.api, { discussionID, body: 'An answer.', format: 'markdown' });
  await expect(comment).rejects.toMatchObject(isHeld);
  const [waiting] = (await held.listHeldPosts(moderator.api, { placeRecordID: String(categoryID) })).body;
  expect(waiting).toMatchObject({ recordType: 'comment', name: 'Re: A post', discussionID });
  const id = waiting?.heldPostID ?? 0;
  await held.rejectHeldPost(moderator.api, id, { reason: 'Too short.' });
  const { body } = await held.readHeldPost(member.api, id);
  expect(body).toMatchObject({ status: 'rejected', reason: 'Too short.', body: 'An answer.' });
  const [rejection] = (await listAuditLogs(moderator.api, { eventType: 'held-post.reject', recordID: id })).body;
  await undoAuditLog(moderator.api, rejection?.auditLogID ?? '');
  expect((await held.readHeldPost(member.api, id)).body.status).toBe('held');
  await held.rejectHeldPost(moderator.api, id, { reason: 'Too short.' });
  await held.removeHeldPost(member.api, id);
  await expect(held.readHeldPost(member.api, id)).rejects.toMatchObject({ code: 'held-post.not-found' });
});

test('an approved comment appears in its discussion', async () => {
  const { body: discussion } = await discuss();
  await set({ 'premoderation.commentCategories': [categoryID] });
  const { discussionID } = discussion;
  await createComment(member.api, { discussionID, body: 'An answer.', format: 'markdown' }).catch(() => undefined);
  const [waiting] = await ownOf(member);
  const { body } = await held.approveHeldPost(moderator.api, waiting?.heldPostID ?? 0);
  expect((await readComment(member.api, body.recordID ?? 0)).body.discussionID).toBe(discussionID);
});

test('keywords, roles and first posts hold a post; a verified member passes', async () => {
  await set({ 'premoderation.keywords': ['anchor'] });
  await expect(discuss('Cheap ANCHORS.')).rejects.toMatchObject(isHeld);
  await set({ 'premoderation.keywords': [], 'premoderation.roleIDs': [8] });
  await expect(discuss()).rejects.toMatchObject(isHeld);
  await set({ 'premoderation.roleIDs': [], 'premoderation.newMemberPosts': 2 });
  await expect(discuss()).rejects.toMatchObject(isHeld);
  const waiting = await ownOf(member);
  expect(waiting.map(({ causes }) => causes)).toEqual([['keyword'], ['role'], ['new-member']]);
  await held.approveHeldPost(moderator.api, waiting[2]?.heldPostID ?? 0, { verifyUser: true });
  await discuss('The second.');
  await set({ 'premoderation.newMemberPosts': 0 });
});

test('links of new accounts are held as spam, and blocked words are refused beyond a threshold', async () => {
  const links = Array.from({ length: 4 }, (_, index) => `[a](https://example.org/${index})`).join(' ');
  await expect(discuss(links)).rejects.toMatchObject(isHeld);
  const [waiting] = (await held.listHeldPosts(moderator.api, { placeRecordID: String(categoryID) })).body;
  expect(waiting).toMatchObject({ causes: ['spam'], spamScore: 7 });
  expect(waiting?.findings?.map(({ what }) => what)).toEqual(['links', 'new-account']);
  await discuss('One [link](https://example.org/) is nothing bad.');
  await set({ 'spam.blockedWords': ['casino', 'pills', 'loans'] });
  await expect(discuss('Casino, pills, loans!')).rejects.toMatchObject({ code: 'post.spam', status: 403 });
  await set({ 'spam.enabled': false });
  await discuss('Casino, pills, loans!');
  await set({ 'spam.enabled': true, 'spam.blockedWords': [] });
});

test.for([
  ['a discussion', false],
  ['a discussion', true],
  ['a comment', false],
  ['a comment', true],
] as const)(
  'repeating text with a link that was posted as %s before is held; deleted since: %s',
  async ([kind, isDeleted]) => {
    const words = 'Have a look at [my shop](https://example.org/): everything is cheap today.';
    const { discussionID } = (await discuss(kind === 'a comment' ? undefined : words)).body;
    if (kind === 'a comment') {
      const { body } = await createComment(member.api, { discussionID, body: words, format: 'markdown' });
      if (isDeleted) await removeComment(moderator.api, body.commentID);
    } else if (isDeleted) await removeDiscussion(moderator.api, discussionID);
    await expect(discuss(words)).rejects.toMatchObject(isHeld);
    const [waiting] = (await held.listHeldPosts(moderator.api, { placeRecordID: String(categoryID) })).body;
    expect(waiting?.findings).toContainEqual({ what: 'duplicate', subject: '1', score: 3 });
  },
);

test('repeating the text of an edit is held, also with several paragraphs', async () => {
  const words = 'Have a look.\n\n> Is it cheap?\n\nIt is: [my shop](https://example.org/shop).';
  const { discussionID } = (await discuss()).body;
  const { commentID } = (await createComment(member.api, { discussionID, body: 'Something else', format: 'markdown' }))
    .body;
  await changeComment(member.api, commentID, { body: words, format: 'markdown' });
  await expect(discuss(words)).rejects.toMatchObject(isHeld);
  const [waiting] = (await held.listHeldPosts(moderator.api, { placeRecordID: String(categoryID) })).body;
  expect(waiting?.findings).toContainEqual({ what: 'duplicate', subject: '1', score: 3 });
});

test('findings of an added check count, and a failing check is skipped', async () => {
  addSpamCheck({ name: 'broken', check: () => Promise.reject(new Error('Nobody answers.')) });
  addSpamCheck({
    name: 'shouting',
    check: async (_db, _settings, { text }) =>
      text.includes('LOUD') ? [{ what: 'links', subject: '', score: 9 }] : [],
  });
  await expect(discuss('So LOUD here.')).rejects.toMatchObject(isHeld);
  await discuss('So quiet here.');
});

test('the queue is limited to moderators; authors see their own held posts', async () => {
  await set({ 'premoderation.discussionCategories': [categoryID] });
  await discuss().catch(() => undefined);
  const [waiting] = await ownOf(member);
  const id = waiting?.heldPostID ?? 0;
  const stranger = await forum.aMember();
  for (const { api } of [forum.guest, stranger]) {
    await expect(held.listHeldPosts(api)).rejects.toMatchObject({ status: 403 });
    await expect(held.readHeldPost(api, id)).rejects.toMatchObject({ status: 403 });
    await expect(held.approveHeldPost(api, id)).rejects.toMatchObject({ status: 403 });
    await expect(held.rejectHeldPost(api, id)).rejects.toMatchObject({ status: 403 });
    await expect(held.removeHeldPost(api, id)).rejects.toMatchObject({ status: 403 });
  }
  await expect(held.approveHeldPost(member.api, id)).rejects.toMatchObject({ status: 403 });
  await expect(held.removeHeldPost(moderator.api, id)).rejects.toMatchObject({ status: 404 });
  await held.removeHeldPost(member.api, id);
  expect(await ownOf(member)).toEqual([]);
});

const typesOf = async (who: TestUser) => {
  await settleNotifications(forum.forum);
  return (await listNotifications(who.api)).body.map(({ activityType }) => activityType);
};

test('an edit is held too: the old text stays until the approval, then its author is notified', async () => {
  const { body: discussion } = await discuss('First words.');
  await set({ 'premoderation.keywords': ['secret'] });
  const edit = (body: string) => changeDiscussion(member.api, discussion.discussionID, { body });
  await expect(edit('A secret.')).rejects.toMatchObject(isHeld);
  await expect(edit('A secret, told better.')).rejects.toMatchObject(isHeld);
  const waiting = await ownOf(member);
  expect(waiting).toHaveLength(1);
  expect(waiting[0]).toMatchObject({ editOf: discussion.discussionID, causes: ['keyword'], recordID: null });
  const asked = (await held.listHeldPosts(moderator.api)).body.find(({ editOf }) => editOf === discussion.discussionID);
  expect(asked?.difference?.name).toBeNull();
  const after = asked?.difference?.body.filter(({ kind }) => kind !== 'removed').map(({ text }) => text);
  expect(after?.join('')).toBe('A secret, told better.');
  expect(asked?.difference?.body.some(({ kind }) => kind === 'removed')).toBe(true);
  const bodyNow = async () => (await readDiscussion(member.api, discussion.discussionID)).body.body;
  expect(await bodyNow()).toContain('First words.');
  expect(await typesOf(moderator)).toContain('ApprovalWaiting');
  const { body } = await held.approveHeldPost(moderator.api, waiting[0]?.heldPostID ?? 0);
  expect(body.recordID).toBe(discussion.discussionID);
  expect(await bodyNow()).toContain('told better');
  expect(await typesOf(member)).toContain('PostApproved');
});

test('approving an edit of a post changed since is refused and names who changed it; the edit stays held', async () => {
  const { body: discussion } = await discuss();
  const comment = { discussionID: discussion.discussionID, body: 'An answer.', format: 'markdown' as const };
  const { commentID } = (await createComment(member.api, comment)).body;
  await set({ 'premoderation.keywords': ['secret'] });
  await expect(changeComment(member.api, commentID, { body: 'A secret.' })).rejects.toMatchObject(isHeld);
  forum.setNow(new Date(Date.now() + 60_000));
  await changeComment(moderator.api, commentID, { body: 'A better answer.' });
  forum.setNow();
  const [waiting] = await ownOf(member);
  await expect(held.approveHeldPost(moderator.api, waiting?.heldPostID ?? 0)).rejects.toMatchObject({
    code: 'held-post.conflict',
    details: { record: { userID: moderator.userID, name: moderator.name } },
  });
  expect(await ownOf(member)).toMatchObject([{ status: 'held' }]);
  await held.rejectHeldPost(moderator.api, waiting?.heldPostID ?? 0, { reason: 'Outdated.' });
  expect(await typesOf(member)).toContain('PostRejected');
  expect((await readComment(member.api, commentID)).body.body).toContain('A better answer.');
});

test('text can be tested against the rules by those who manage them; nothing is stored', async () => {
  await set({
    'premoderation.keywords': ['secret'],
    'premoderation.newMemberPosts': 1,
    'spam.blockedWords': ['pills'],
  });
  const roleID = 8;
  const words = { recordType: 'comment', categoryID, roleID, isNew: true, body: 'A secret about pills.' } as const;
  expect((await held.testPremoderation(administrator.api, words)).body).toMatchObject({
    outcome: 'held',
    causes: ['keyword', 'new-member', 'spam'],
    findings: [{ what: 'blocked-word', subject: 'pills', score: 10 }],
    spamScore: 10,
  });
  const plain = { ...words, isNew: false, body: 'Plain words.' };
  expect((await held.testPremoderation(administrator.api, plain)).body).toMatchObject({
    outcome: 'passes',
    causes: [],
  });
  await expect(held.testPremoderation(member.api, words)).rejects.toMatchObject({ status: 403 });
  expect((await held.listHeldPosts(moderator.api, { placeRecordID: String(categoryID) })).body).toEqual([]);
  await set({ 'premoderation.newMemberPosts': 0, 'spam.blockedWords': [] });
});
