import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { createComment, listComments } from '#api/discussion/comment/comment.client.ts';
import { createDiscussion, readDiscussion } from '#api/discussion/discussion.client.ts';
import * as attachments from '#api/post/attachment/attachment.client.ts';
import { setOwnPermissions } from '#tests/support/api/own-permissions.ts';
import { startIssueTracker } from '#tests/support/server/issue-tracker.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const tracker = await startIssueTracker();
afterAll(() => tracker.close());
const administrator = await forum.anAdministrator();
const moderator = await forum.aModerator();
const categoryID = await forum.aCategory();
const attachmentType = 'issue-tracker';

const setUp = (change: object = {}) =>
  changeConfig(administrator.api, {
    'externalAttachments.enabled': true,
    'issueTracker.url': tracker.url,
    'issueTracker.name': 'Bugs',
    'issueTracker.scope': 'all',
    ...change,
  });

/** Creates a member with a discussion and a comment in it. */
async function aPost() {
  const author = await forum.aMember();
  const post = { name: 'The hinge squeaks', body: 'Each time.', format: 'text', categoryID } as const;
  const { discussionID } = (await createDiscussion(author.api, post)).body;
  const comment = { discussionID, body: 'Mine too.', format: 'text' } as const;
  const { commentID } = (await createComment(author.api, comment)).body;
  const record = { attachmentType, recordType: 'discussion', recordID: discussionID } as const;
  return { author, discussionID, commentID, record };
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error) => ({ status: error.status, code: error.code, record: error.details.record }),
  );

const send = ({ api }: TestUser, record: Awaited<ReturnType<typeof aPost>>['record'], values: object = {}) =>
  attachments.addAttachment(api, { ...record, title: 'Hinge', description: 'It squeaks.', ...values });

beforeEach(async () => {
  await setUp();
  Object.assign(tracker, { mood: 'well', status: 'open' });
  tracker.asked.length = 0;
});

describe('the catalogue', () => {
  test('lists the configured services for members', async () => {
    const { author } = await aPost();
    const { body } = await attachments.readCatalog(author.api);
    expect(body[attachmentType]).toMatchObject({
      name: 'Bugs',
      label: 'Bugs: create an issue',
      recordTypes: ['discussion', 'comment'],
      writeableContentScope: 'all',
    });
    expect(await refusal(attachments.readCatalog(forum.guest.api))).toMatchObject({ status: 403 });
    await setUp({ 'issueTracker.url': '' });
    // Services of other test files may be registered in the same process.
    expect((await attachments.readCatalog(author.api)).body).not.toHaveProperty(attachmentType);
    await setUp({ 'externalAttachments.enabled': false });
    expect((await attachments.readCatalog(author.api)).body).toEqual({});
  });

  test('omits their addresses, which only site managers read', async () => {
    const { author } = await aPost();
    expect(JSON.stringify((await attachments.readCatalog(author.api)).body)).not.toContain(tracker.url);
    expect((await author.request({ url: '/api/v2/config' })).body).not.toContain(tracker.url);
  });
});

describe('sending a post', () => {
  test('requires a title, and prefills title and description', async () => {
    const { record, discussionID } = await aPost();
    const { body } = await attachments.readAttachmentForm(moderator.api, record);
    expect([body.required, body.properties['title']?.default]).toEqual([['title'], 'The hinge squeaks']);
    expect(body.properties['description']?.default).toMatch(
      new RegExp(`^Each time\\.\\n\\nhttp.*/discussion/${discussionID}/the-hinge-squeaks$`),
    );
  });

  test('calls the service, stores its answer, and shows it to staff with the post', async () => {
    const { author, record, discussionID } = await aPost();
    const { body } = await send(moderator, record);
    expect(tracker.asked).toEqual([
      {
        token: undefined,
        body: expect.objectContaining({
          type: 'create',
          title: 'Hinge',
          description: 'It squeaks.',
          user: { userID: moderator.userID, name: moderator.name },
          record: expect.objectContaining({ recordType: 'discussion', recordID: discussionID }),
        }),
      },
    ]);
    expect(body).toMatchObject({
      sourceUrl: `https://issues.example.org/${body.foreignID}`,
      status: 'open',
      insertUser: { name: moderator.name },
      metadata: [{ labelCode: 'Team', value: 'Carpentry', url: 'https://issues.example.org/teams/1' }],
    });
    const seenBy = async ({ api }: TestUser) => [
      (await attachments.listAttachments(api, { recordType: 'discussion', recordID: discussionID })).body.length,
      (await readDiscussion(api, discussionID, { expand: ['attachments'] })).body.attachments?.length,
    ];
    expect(await seenBy(administrator)).toEqual([1, 1]);
    expect(await seenBy(author)).toEqual([0, undefined]);
    expect((await readDiscussion(forum.guest.api, discussionID, { expand: ['attachments'] })).body.attachments).toBe(
      undefined,
    );
    const entry = await forum.forum.db
      .selectFrom('moderation_log')
      .select(['action', 'actor_id'])
      .where('record_type', '=', 'discussion')
      .where('record_id', '=', discussionID)
      .execute();
    expect(entry).toEqual([{ action: 'attachment.add', actor_id: moderator.userID }]);
  });

  test('works for comments too', async () => {
    const { record, commentID, discussionID } = await aPost();
    await send(moderator, { ...record, recordType: 'comment' as 'discussion', recordID: commentID });
    const { body } = await listComments(moderator.api, { discussionID, expand: ['attachments'] });
    expect(body[0]?.attachments).toMatchObject([{ recordType: 'comment', recordID: commentID }]);
  });

  test('is allowed for staff if the service accepts all posts, and for authors if it accepts their own', async () => {
    const { author, record } = await aPost();
    expect(await refusal(send(author, record))).toMatchObject({ status: 403 });
    await setUp({ 'issueTracker.scope': 'own' });
    expect(await refusal(send(moderator, record))).toMatchObject({ status: 403, code: 'attachment.own-only' });
    expect(await refusal(send(forum.guest, record))).toMatchObject({ status: 403 });
    const { body } = await send(author, record);
    const { body: seen } = await attachments.listAttachments(author.api, record);
    expect(seen.map(({ attachmentID }) => attachmentID)).toEqual([body.attachmentID]);
  });

  test('a second attempt is refused and names the first sender; concurrent attempts create one issue', async () => {
    const { record } = await aPost();
    const results = await Promise.all([refusal(send(moderator, record)), refusal(send(administrator, record))]);
    expect(results.filter((one) => one === undefined)).toHaveLength(1);
    expect(tracker.asked).toHaveLength(1);
    const third = await forum.aModerator();
    const { body } = await attachments.listAttachments(moderator.api, record);
    expect(await refusal(send(third, record))).toMatchObject({
      status: 409,
      code: 'attachment.already',
      record: { userID: body[0]?.insertUserID, date: expect.stringMatching(/^\d{4}-/) },
    });
  });

  test('is refused with field errors, without calling the service', async () => {
    const { record } = await aPost();
    const answer = await attachments
      .addAttachment(moderator.api, { ...record, title: ' ', description: 'x'.repeat(10_001) })
      .catch((error) => error);
    expect([answer.status, Object.keys(answer.details.errors).sort()]).toEqual([422, ['description', 'title']]);
    const ofMember = { ...record, recordType: 'user', recordID: moderator.userID } as const;
    expect(await refusal(attachments.addAttachment(moderator.api, ofMember))).toMatchObject({ status: 422 });
    const unknown = { ...record, attachmentType: 'elsewhere' };
    expect(await refusal(attachments.addAttachment(moderator.api, unknown))).toMatchObject({ status: 404 });
    const nowhere = { ...record, recordID: 999_999 };
    expect(await refusal(attachments.addAttachment(moderator.api, nowhere))).toMatchObject({ status: 404 });
    expect(tracker.asked).toEqual([]);
  });

  test.each(['broken', 'elsewhere', 'odd'] as const)(
    'to a service that is %s stores nothing, and can be retried',
    async (mood) => {
      const { record } = await aPost();
      tracker.mood = mood;
      expect(await refusal(send(moderator, record))).toMatchObject({ status: 502, code: 'attachment.unreachable' });
      expect((await attachments.listAttachments(moderator.api, record)).body).toEqual([]);
      tracker.mood = 'well';
      expect((await send(moderator, record)).body.status).toBe('open');
    },
  );
});

describe('a missing answer of the service', () => {
  test('creates no second issue: the next attempt sends the same key', async () => {
    const { record } = await aPost();
    const before = tracker.count;
    tracker.mood = 'silent';
    expect(await refusal(send(moderator, record))).toMatchObject({ code: 'attachment.unreachable' });
    tracker.mood = 'well';
    const { body } = await send(administrator, record);
    expect([tracker.count, body.foreignID]).toEqual([before + 1, String(before + 1)]);
    const keys = tracker.asked.map((one) => one.body['key']);
    expect(new Set(keys)).toEqual(new Set([expect.stringMatching(/^[\da-f-]{36}$/)]));
  });

  test('after a crash blocks the post for a minute; then one issue exists, logged once', async () => {
    const { record, discussionID } = await aPost();
    const before = tracker.count;
    await send(moderator, record);
    // The stored state if the process ends between the tracker's response and the commit.
    await sql`
      with lost as (
        update attachment set foreign_id = null, foreign_url = null where record_id = ${discussionID} returning record_id)
      delete from moderation_log where record_id in (select record_id from lost) and action = 'attachment.add'
    `.execute(forum.forum.db);
    expect(await refusal(send(administrator, record))).toMatchObject({ code: 'attachment.already' });
    forum.setNow(new Date(Date.now() + 61_000));
    const [one, other] = await Promise.all([refusal(send(administrator, record)), refusal(send(moderator, record))]);
    forum.setNow();
    expect([one?.code, other?.code].sort()).toEqual(['attachment.already', undefined]);
    expect(tracker.count).toBe(before + 1);
    const logged = await forum.forum.db
      .selectFrom('moderation_log')
      .select('action')
      .where('record_id', '=', discussionID)
      .where('record_type', '=', 'discussion')
      .execute();
    expect(logged).toEqual([{ action: 'attachment.add' }]);
  });
});

describe('refreshing the status', () => {
  test('shows a new status, and does not query one that is still fresh', async () => {
    const { record } = await aPost();
    const { attachmentID } = (await send(moderator, record)).body;
    tracker.status = 'done';
    const ask = async (onlyStale: boolean) =>
      (await attachments.refreshAttachments(moderator.api, { attachmentIDs: [attachmentID], onlyStale })).body[0]
        ?.status;
    expect(await ask(true)).toBe('open');
    expect(await ask(false)).toBe('done');
    tracker.mood = 'broken';
    expect(await ask(false)).toBe('done');
  });

  test('is limited to viewers who may see the attachment', async () => {
    const { author, record } = await aPost();
    const { attachmentID } = (await send(moderator, record)).body;
    const ask = ({ api }: TestUser, id: number) =>
      refusal(attachments.refreshAttachments(api, { attachmentIDs: [id] }));
    expect(await ask(author, attachmentID)).toMatchObject({ status: 404 });
    expect(await ask(moderator, 999_999)).toMatchObject({ status: 404 });
    expect(await ask(forum.guest, attachmentID)).toMatchObject({ status: 403 });
    expect(await ask(moderator, attachmentID)).toBeUndefined();
  });

  test('is refused for moderators who may not view the record', async () => {
    const { discussionID, record } = await aPost();
    const { attachmentID } = (await send(moderator, record)).body;
    const closed = await forum.aCategory();
    await setOwnPermissions(forum, closed);
    await forum.forum.db
      .updateTable('discussion')
      .set({ category_id: closed })
      .where('discussion_id', '=', discussionID)
      .execute();
    const ask = ({ api }: TestUser) => refusal(attachments.refreshAttachments(api, { attachmentIDs: [attachmentID] }));
    expect(await ask(moderator)).toMatchObject({ status: 404 });
    expect(await ask(administrator)).toBeUndefined();
  });
});
