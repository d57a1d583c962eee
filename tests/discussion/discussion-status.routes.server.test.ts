import { describe, expect, test } from 'vitest';
import { createComment } from '#api/discussion/comment/comment.client.ts';
import { changeDiscussion, createDiscussion, readDiscussion } from '#api/discussion/discussion.client.ts';
import { changeDiscussionType } from '#api/discussion/reading/discussion-mark.client.ts';
import * as statuses from '#api/discussion/status/discussion-status.client.ts';
import { statusIDs } from '#api/discussion/status/discussion-status.ts';
import type { ApiFailure } from '#api/failure.ts';
import { listAuditLogs, undoAuditLog } from '#api/moderation/log/audit-log.client.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const [author, moderator, other, administrator] = [
  await forum.aMember(),
  await forum.aModerator(),
  await forum.aModerator(),
  await forum.anAdministrator(),
];
const categoryID = await forum.aCategory();

const start = async (type = 'discussion') =>
  (await createDiscussion(author.api, { name: 'Knots', body: 'Words.', format: 'text', categoryID, type })).body
    .discussionID;
const make = async (status: Parameters<typeof statuses.addStatus>[1]) =>
  (await statuses.addStatus(administrator.api, status)).body.statusID;
const stands = async (id: number, by: Pick<TestUser, 'api'> = forum.guest) =>
  (await readDiscussion(by.api, id, { expand: ['status'] })).body.status?.name;
const give = (by: Pick<TestUser, 'api'>, id: number, statusID: number, statusNotes?: string) =>
  statuses.setDiscussionStatus(by.api, id, { statusID, ...(statusNotes && { statusNotes }) });
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    ({ status, code }: ApiFailure) => `${status} ${code}`,
  );

const planned = await make({ name: 'Planned', recordSubtype: 'idea' });
const archived = await make({ name: 'Archived', state: 'closed' });

describe('the status of a discussion', () => {
  test('is None by default, and for questions follows from their answers', async () => {
    expect(await stands(await start())).toBe('None');
    const question = await start('question');
    expect(await stands(question)).toBe('Unanswered');
    const answer = { discussionID: question, body: 'Bends.', format: 'text' } as const;
    const { commentID } = (await createComment(moderator.api, answer)).body;
    expect(await stands(question)).toBe('Answered');
    await forum.forum.db
      .updateTable('discussion')
      .set({ accepted_comment_id: commentID })
      .where('discussion_id', '=', question)
      .execute();
    expect(await stands(question)).toBe('Accepted');
    expect(await refusal(give(moderator, question, statusIDs.unanswered))).toBe('422 request.invalid');
  });

  test('is set by moderators with a reason, and removed by setting the automatic status', async () => {
    const id = await start('idea');
    const { body } = await give(moderator, id, planned, 'In the spring.');
    expect(body).toMatchObject({
      statusID: planned,
      status: { statusID: planned, name: 'Planned', state: 'open', recordType: 'discussion', recordSubType: 'idea' },
    });
    expect(body.status?.log).toMatchObject({
      reasonUpdated: 'In the spring.',
      updateUser: { userID: moderator.userID },
    });
    expect((await readDiscussion(forum.guest.api, id, { expand: ['status.log'] })).body.status).not.toHaveProperty(
      'log',
    );
    expect((await give(moderator, id, statusIDs.none)).body.statusID).toBe(statusIDs.none);
  });

  test('cannot be set by members, for missing discussions, or to a status of another type', async () => {
    const id = await start();
    expect(await refusal(give(author, id, archived))).toBe('403 permission.missing');
    expect(await refusal(give(forum.guest, id, archived))).toBe('403 permission.missing');
    expect(await refusal(give(moderator, id, planned))).toBe('422 request.invalid');
    expect(await refusal(give(moderator, id, 99_999))).toBe('404 discussion-status.not-found');
    expect(await refusal(give(moderator, 999_999, archived))).toBe('404 discussion.not-found');
    expect(await stands(id)).toBe('None');
  });

  test('does not apply while the discussion has another type, and applies again afterwards', async () => {
    const id = await start('idea');
    await give(moderator, id, planned);
    await changeDiscussionType(moderator.api, id, { type: 'question' });
    expect(await stands(id)).toBe('Unanswered');
    await changeDiscussionType(moderator.api, id, { type: 'idea' });
    expect(await stands(id)).toBe('Planned');
  });
});

describe('resolving a discussion', () => {
  test('is the same as changing its internal status', async () => {
    const id = await start();
    await give(moderator, id, statusIDs.resolved, 'Answered by mail.');
    const read = async (by: Pick<TestUser, 'api'>) => (await readDiscussion(by.api, id, { expand: ['status'] })).body;
    expect(await read(other)).toMatchObject({
      resolved: true,
      internalStatusID: statusIDs.resolved,
      internalStatus: { name: 'Resolved' },
      statusID: statusIDs.none,
    });
    await changeDiscussion(moderator.api, id, { resolved: false });
    expect(await read(other)).toMatchObject({ resolved: false, internalStatusID: statusIDs.unresolved });
    expect(await read(author)).not.toHaveProperty('internalStatusID');
    expect(await refusal(give(author, id, statusIDs.resolved))).toBe('404 discussion-status.not-found');
  });
});

describe('the status log', () => {
  test('lists for staff who set which status when, latest first, including undo and resolving', async () => {
    const id = await start();
    await give(moderator, id, archived, 'Old.');
    await give(other, id, statusIDs.resolved);
    const [entry] = (await listAuditLogs(moderator.api, { eventType: 'discussion.status', limit: 1 })).body;
    await undoAuditLog(moderator.api, entry?.auditLogID ?? '');
    const { body, paging } = await statuses.listStatusLog(moderator.api, id);
    const told = body.map(({ statusID, insertUserID, reason }) => [statusID, insertUserID, reason]);
    expect(told).toEqual([
      [statusIDs.none, moderator.userID, null],
      [statusIDs.resolved, other.userID, null],
      [archived, moderator.userID, 'Old.'],
    ]);
    expect(body[0]).toMatchObject({ recordType: 'discussion', recordID: `${id}` });
    expect(paging?.total).toBe(3);
    expect(await refusal(statuses.listStatusLog(author.api, id))).toBe('403 permission.missing');
  });

  test('rejects the second of two concurrent changes with the name of the moderator who made the first', async () => {
    const id = await start();
    const seen = { statusID: statusIDs.none };
    await statuses.setDiscussionStatus(moderator.api, id, { statusID: archived, seen });
    const second = statuses.setDiscussionStatus(other.api, id, { statusID: archived, seen });
    await expect(second).rejects.toMatchObject({
      status: 409,
      code: 'discussion.changed-meanwhile',
      details: { record: { userID: moderator.userID, name: moderator.name } },
    });
  });
});

describe('statuses', () => {
  test('are listed for every viewer, internal ones only for staff, by type and by state', async () => {
    const names = async (query = {}, by: Pick<TestUser, 'api'> = forum.guest) =>
      (await statuses.listStatuses(by.api, query)).body.map(({ name }) => name);
    expect(await names()).toEqual(['None', 'Unanswered', 'Answered', 'Accepted', 'Rejected', 'Planned', 'Archived']);
    expect(await names({}, moderator)).toContain('Resolved');
    expect(await names({ subType: 'idea' })).toEqual(['Planned']);
    expect(await names({ subType: 'question', state: 'closed' })).toEqual(['Accepted']);
    expect((await statuses.getStatus(forum.guest.api, planned)).body).toEqual({
      statusID: planned,
      name: 'Planned',
      state: 'open',
      recordType: 'discussion',
      recordSubtype: 'idea',
      isDefault: false,
      isSystem: false,
      isInternal: false,
    });
    expect(await refusal(statuses.getStatus(author.api, statusIDs.resolved))).toBe('404 discussion-status.not-found');
  });

  test('that are the default apply to all discussions of their type without a status of their own', async () => {
    const [idea, talk] = [await start('idea'), await start()];
    const first = await make({ name: 'New', recordSubtype: 'idea', isDefault: true });
    expect([await stands(idea), await stands(talk)]).toEqual(['New', 'None']);
    const second = await make({ name: 'Fresh', recordSubtype: 'idea', isDefault: true });
    expect(await stands(idea)).toBe('Fresh');
    expect((await statuses.getStatus(forum.guest.api, first)).body.isDefault).toBe(false);
    await statuses.changeStatus(administrator.api, second, { isDefault: false });
    const all = await make({ name: 'Open to all', isDefault: true });
    expect([await stands(idea), await stands(talk)]).toEqual(['Open to all', 'Open to all']);
    await statuses.removeStatus(administrator.api, all);
    expect(await stands(talk)).toBe('None');
  });

  test('that are made the default simultaneously are processed one after the other, and one remains the default', async () => {
    const both = await Promise.all(['Seed', 'Sprout'].map((name) => make({ name, recordSubtype: 'idea' })));
    const tries = await Promise.all(
      [...both, ...both].map((id) => statuses.changeStatus(administrator.api, id, { isDefault: true })),
    );
    expect(tries.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const added = ['Leaf', 'Bud'].map((name) =>
      statuses.addStatus(administrator.api, { name, recordSubtype: 'idea', isDefault: true }),
    );
    expect((await Promise.all(added)).map(({ status }) => status)).toEqual([201, 201]);
    const { body } = await statuses.listStatuses(forum.guest.api, { subType: 'idea' });
    expect(body.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    for (const { statusID, name } of body)
      if (name !== 'Planned') await statuses.removeStatus(administrator.api, statusID);
  });

  test('are created, changed and deleted by community managers, except built-in ones and those in use', async () => {
    const { api } = administrator;
    expect(await refusal(statuses.addStatus(moderator.api, { name: 'Mine' }))).toBe('403 permission.missing');
    expect(await refusal(statuses.addStatus(api, { name: ' ' }))).toBe('422 request.invalid');
    expect(await refusal(statuses.addStatus(api, { name: 'Secret', isInternal: true }))).toBe('422 request.invalid');
    const ofQuestions = { name: 'Asked', recordSubtype: 'question', isDefault: true } as const;
    expect(await refusal(statuses.addStatus(api, ofQuestions))).toBe('422 request.invalid');
    expect(await refusal(statuses.changeStatus(api, statusIDs.none, { name: 'All' }))).toBe(
      '409 discussion-status.system',
    );
    expect(await refusal(statuses.removeStatus(api, statusIDs.resolved))).toBe('409 discussion-status.system');
    expect(await refusal(statuses.removeStatus(moderator.api, planned))).toBe('403 permission.missing');
    const brief = await make({ name: 'Brief' });
    expect((await statuses.changeStatus(api, brief, { name: 'Short', state: 'closed' })).body).toMatchObject({
      name: 'Short',
      state: 'closed',
    });
    const id = await start();
    await give(moderator, id, brief);
    expect(await stands(id)).toBe('Short');
    const [change] = (await listAuditLogs(api, { eventType: 'discussion-status.change' })).body;
    await undoAuditLog(api, change?.auditLogID ?? '');
    expect(await stands(id)).toBe('Brief');
    expect(await refusal(statuses.removeStatus(api, brief))).toBe('409 discussion-status.in-use');
    await give(moderator, id, statusIDs.none);
    await statuses.removeStatus(api, brief);
    expect(await refusal(statuses.getStatus(api, brief))).toBe('404 discussion-status.not-found');
  });
});
