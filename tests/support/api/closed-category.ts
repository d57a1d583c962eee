import { settleNotifications } from '#server/notification/cause-worker.ts';
import type { TestForum, TestUser } from '#tests/support/server/test-forum.ts';
import { setOwnPermissions } from './own-permissions.ts';
import { sendPreparation } from './role-cast.ts';

/** Words that occur only in a category that is closed to the viewer. Lower case, as in URLs. */
export const secrets = {
  category: 'obsidianhof',
  title: 'zirkonblatt',
  body: 'quarzlinde',
  question: 'jaspisfrage',
  deleted: 'opalrest',
  held: 'achatwarte',
  tag: 'beryllmarke',
} as const;

/** A category with every type of record related to it. */
export interface ClosedCategory {
  readonly categoryID: number;
  readonly openID: number;
  readonly discussionID: number;
  readonly commentID: number;
  readonly records: readonly { readonly recordType: string; readonly recordID: number }[];
  readonly author: TestUser;
  readonly moderator: TestUser;
  readonly member: TestUser;
  readonly administrator: TestUser;
  /** Closes the category to everyone but administrators. */
  close(): Promise<void>;
}

interface Made {
  readonly discussionID: number;
  readonly commentID: number;
  readonly reportID: number;
  readonly decisionID: number;
  readonly escalationID: number;
}

const text = (body: string) => ({ body, format: 'markdown' as const });

/** Creates an open category in which members, a moderator and an administrator have been active. */
export async function makeClosedCategory(forum: TestForum): Promise<ClosedCategory> {
  const [author, moderator, member] = [await forum.aMember(), await forum.aModerator(), await forum.aMember()];
  const administrator = await forum.anAdministrator();
  const openID = await forum.aCategory({ name: 'Open harbour' });
  const categoryID = await forum.aCategory({ name: `Place ${secrets.category}` });
  const by = (one: TestUser, method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, body?: object) =>
    sendPreparation<Made>(one, method, path, body);
  const mention = `@${moderator.name} @${member.name}`;
  const start = (one: TestUser, name: string, body: string, more: object = {}) =>
    by(one, 'POST', '/discussions', { name, ...text(body), categoryID, ...more });
  for (const one of [moderator, member])
    await by(one, 'PATCH', `/categories/${categoryID}/preferences/${one.userID}`, {
      'preferences.followed': true,
      'preferences.popup.posts': true,
      'preferences.popup.comments': true,
    });
  await by(administrator, 'PATCH', '/config', {
    'featureFlags.escalations.Enabled': true,
    'tagging.enabled': true,
    'triage.enabled': true,
    'premoderation.keywords': ['quicksand'],
    'moderation.publicLog': 'everyone',
  });
  const { tagID } = await sendPreparation<{ tagID: number }>(administrator, 'POST', '/tags', { name: secrets.tag });
  const one = await start(author, `About ${secrets.title}`, `Harbour ${secrets.body} ${mention}`, { tagIDs: [tagID] });
  const { discussionID } = one;
  const { discussionID: ownID } = await start(moderator, `Mine ${secrets.title}`, `Harbour ${secrets.body}`);
  const { discussionID: memberID } = await start(member, `Theirs ${secrets.title}`, `Harbour ${secrets.body}`);
  const { discussionID: questionID } = await by(author, 'POST', '/discussions/question', {
    name: `Why ${secrets.question}?`,
    ...text(`Harbour ${secrets.body}`),
    categoryID,
  });
  const say = (one: TestUser, id: number, body = `Harbour ${secrets.body} ${mention}`) =>
    by(one, 'POST', '/comments', { discussionID: id, ...text(body) });
  const comments: number[] = [];
  for (const [person, id] of [
    [author, discussionID],
    [moderator, discussionID],
    [member, discussionID],
    [author, ownID],
    [author, memberID],
    [author, questionID],
  ] as const)
    comments.push((await say(person, id)).commentID);
  const [commentID = 0, , , , , answerID = 0] = comments;
  await by(author, 'PATCH', `/comments/${answerID}/answer`, { status: 'accepted' });
  for (const person of [moderator, member]) {
    await by(person, 'PUT', `/discussions/${discussionID}/bookmark`, { bookmarked: true });
    await by(person, 'POST', `/discussions/${discussionID}/reactions`, { reactionType: 'like' });
    await by(person, 'POST', `/comments/${commentID}/reactions`, { reactionType: 'like' });
    await by(person, 'POST', '/drafts', {
      recordType: 'comment',
      parentRecordType: 'discussion',
      parentRecordID: discussionID,
      attributes: text('Words of my own'),
    });
  }
  await by(author, 'POST', '/drafts', {
    recordType: 'discussion',
    attributes: { ...text('My words'), draftMeta: { name: 'Later', categoryID, tags: [] } },
  });
  await by(author, 'PATCH', `/discussions/${discussionID}`, { body: `Edited ${secrets.body} harbour` });
  await by(author, 'PATCH', `/comments/${commentID}`, { body: `Edited ${secrets.body} harbour` });
  const gone = await start(author, `Gone ${secrets.deleted}`, `Harbour ${secrets.body}`);
  const { commentID: goneComment } = await say(author, discussionID, `Gone ${secrets.deleted} harbour`);
  const handled = await start(author, `Handled ${secrets.title}`, `Harbour ${secrets.body}`);
  const pairs = [
    { recordType: 'discussion', recordID: discussionID },
    { recordType: 'comment', recordID: commentID },
    { recordType: 'discussion', recordID: handled.discussionID },
  ];
  for (const record of pairs) {
    const { reportID } = await by(member, 'POST', '/reports', { ...record, reportReasonIDs: ['spam'] });
    await by(moderator, 'POST', '/moderator-notes', { ...record, body: `Look at ${secrets.body}` });
    await by(administrator, 'POST', '/moderator-notes', { ...record, body: mention });
    if (record.recordID === handled.discussionID) await by(moderator, 'POST', `/reports/${reportID}/dismiss`);
    if (record.recordType === 'comment')
      await by(moderator, 'POST', '/escalations', { name: 'Look at it', ...record, recordIsLive: true });
    const sanction = { kind: 'warning', words: 'Careful.', ...record };
    const { decisionID } = await by(moderator, 'POST', `/users/${author.userID}/decisions`, sanction);
    await by(author, 'POST', `/decisions/${decisionID}/appeal`, { body: 'I was.' });
  }
  await moderator.request({ method: 'DELETE', url: `/api/v2/discussions/${gone.discussionID}` });
  await moderator.request({ method: 'DELETE', url: `/api/v2/comments/${goneComment}` });
  await by(administrator, 'PATCH', '/discussions/close', { discussionIDs: [handled.discussionID] });
  await start(author, `Waits ${secrets.held}`, `quicksand ${secrets.held}`);
  await by(author, 'POST', '/comments', { discussionID, ...text(`quicksand ${secrets.held}`) });
  await by(administrator, 'POST', '/collections', {
    name: 'Kept',
    records: [
      { recordID: discussionID, recordType: 'discussion' },
      { recordID: categoryID, recordType: 'category' },
    ],
  });
  await by(author, 'POST', '/discussions', { name: 'Public', ...text('Nothing here'), categoryID: openID });
  await settleNotifications(forum.forum);
  return {
    close: () => setOwnPermissions(forum, categoryID),
    ...{ categoryID, openID, discussionID, commentID, author, moderator, member, administrator },
    records: [
      ...pairs,
      { recordType: 'discussion', recordID: gone.discussionID },
      { recordType: 'comment', recordID: goneComment },
      { recordType: 'discussion', recordID: questionID },
      { recordType: 'category', recordID: categoryID },
      { recordType: 'user', recordID: author.userID },
    ],
  };
}
