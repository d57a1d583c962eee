import { beforeEach, describe, expect, test } from 'vitest';
import type { Decision } from '#api/moderation/decision/decision.contract.ts';
import { viewerOfUser } from '#server/member/session/session.ts';
import { undoAction } from '#server/moderation/log/moderation-log.ts';
import { aComment, aDiscussion } from '#tests/moderation/bulk/bulk-support.ts';
import { liftPostingLimit } from '#tests/support/server/posting-limit.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

let lea: TestUser;
const forum = await testForum();
const moderator = await forum.aModerator();
const admin = await forum.anAdministrator();
const categoryID = await forum.aCategory();
await liftPostingLimit(forum);
beforeEach(async () => {
  lea = await forum.aMember();
});

const warn = async (userID: number, payload: object = {}): Promise<Decision> =>
  (
    await moderator.request({
      method: 'POST',
      url: `/api/v2/users/${userID}/decisions`,
      payload: { kind: 'warning', words: 'Please be kind.', ...payload },
    })
  ).json();
const warnMany = (who: TestUser, payload: object) =>
  who.request({ method: 'POST', url: '/api/v2/decisions/warnings', payload });
const me = async (who: TestUser) => (await who.request({ url: '/api/v2/users/me' })).json();
const decisionsOf = async (userID: number): Promise<Decision[]> =>
  (await moderator.request({ url: `/api/v2/users/${userID}/decisions` })).json();
const setRules = (value: unknown) =>
  admin.request({ method: 'PATCH', url: '/api/v2/config', payload: { 'warnings.rules': value } });
const lastEntry = async (userID: number) =>
  forum.forum.db
    .selectFrom('moderation_log')
    .select(['moderation_log_id', 'action'])
    .where('record_type', '=', 'member')
    .where('record_id', '=', userID)
    .orderBy('moderation_log_id', 'desc')
    .executeTakeFirstOrThrow();

describe('the notice above every page', () => {
  test('is a warning until its statement has been opened', async () => {
    expect((await me(lea)).standing).toBeNull();
    const { decisionID } = await warn(lea.userID, { reportReasonID: 'abuse' });
    expect((await me(lea)).standing).toEqual({ decisionID, kind: 'warning', reason: 'Abuse', dateExpires: null });
    await moderator.request({ url: `/api/v2/decisions/${decisionID}` });
    expect((await me(lea)).standing).not.toBeNull();
    await lea.request({ url: `/api/v2/decisions/${decisionID}` });
    expect((await me(lea)).standing).toBeNull();
    expect((await me(forum.guest)).standing).toBeNull();
  });

  test('is a mute while it lasts, before any warning', async () => {
    // Responses contain dates with second precision.
    const dateExpires = new Date(Math.floor(Date.now() / 1_000) * 1_000 + 86_400_000).toISOString();
    const mute = await warn(lea.userID, { kind: 'mute', dateExpires });
    await warn(lea.userID);
    await lea.request({ url: `/api/v2/decisions/${mute.decisionID}` });
    const { standing } = await me(lea);
    expect([standing.kind, standing.decisionID, Date.parse(standing.dateExpires)]).toEqual([
      'mute',
      mute.decisionID,
      Date.parse(dateExpires),
    ]);
  });
});

describe('a warned post', () => {
  test('shows its warning to its author and to those who may sanction, and to nobody else', async () => {
    const discussionID = await aDiscussion(lea, categoryID);
    const commentID = await aComment(lea, discussionID);
    const { decisionID } = await warn(lea.userID, { recordType: 'comment', recordID: commentID });
    const seenBy = async (who: TestUser) =>
      (await who.request({ url: `/api/v2/comments?discussionID=${discussionID}&expand=warnings` })).json()[0].warning;
    expect(await seenBy(lea)).toMatchObject({ decisionID, userID: lea.userID });
    expect(await seenBy(moderator)).toMatchObject({ decisionID });
    expect(await seenBy(await forum.aMember())).toBeUndefined();
    expect(await seenBy(forum.guest)).toBeUndefined();
    await moderator.request({ method: 'PUT', url: `/api/v2/decisions/${decisionID}/lift` });
    expect(await seenBy(lea)).toBeUndefined();
  });

  test('shows the number of its open reports to moderators of the category', async () => {
    const discussionID = await aDiscussion(lea, categoryID);
    const reporters = [await forum.aMember(), await forum.aMember()];
    for (const reporter of reporters)
      await reporter.request({
        method: 'POST',
        url: '/api/v2/reports',
        payload: {
          recordType: 'discussion',
          recordID: discussionID,
          reportReasonIDs: ['abuse'],
          noteBody: '',
          noteFormat: 'text',
        },
      });
    const seenBy = async (who: TestUser) =>
      (await who.request({ url: `/api/v2/discussions/${discussionID}?expand=reportMeta` })).json().reportMeta;
    expect(await seenBy(moderator)).toMatchObject({
      countReports: 2,
      countReportUsers: 2,
      reportsReasons: [{ reportReasonID: 'abuse', name: 'Abuse' }],
      reportUserIDs: reporters.map(({ userID }) => userID),
      reportUsers: reporters.map(({ userID }) => ({ userID })),
    });
    const inGerman = await moderator.request({
      url: `/api/v2/discussions/${discussionID}?expand=reportMeta`,
      headers: { 'accept-language': 'de' },
    });
    expect(inGerman.json().reportMeta.reportsReasons).toMatchObject([{ name: 'Beleidigung' }]);
    expect(await seenBy(lea)).toBeUndefined();
    const countedBy = async (who: TestUser) =>
      (await who.request({ url: `/api/v2/discussions/${discussionID}?expand=countReports` })).json();
    expect(await countedBy(moderator)).toMatchObject({ countReports: 2 });
    expect(await countedBy(moderator)).not.toHaveProperty('reportMeta');
    expect(await countedBy(lea)).not.toHaveProperty('countReports');
    const [report] = (await moderator.request({ url: `/api/v2/reports?recordID=${discussionID}` })).json();
    await moderator.request({ method: 'POST', url: `/api/v2/reports/${report.reportID}/dismiss` });
    expect(await seenBy(moderator)).toBeUndefined();
  });
});

describe('warning points', () => {
  beforeEach(async () => {
    const answer = await setRules([
      { points: 3, kind: 'mute', days: 7 },
      { points: 6, kind: 'ban', days: null },
    ]);
    expect(answer.statusCode).toBe(200);
  });

  test('cause a mute, then a ban, each with its own statement', async () => {
    await warn(lea.userID, { points: 2 });
    expect((await decisionsOf(lea.userID)).map(({ kind }) => kind)).toEqual(['warning']);
    await warn(lea.userID, { points: 1 });
    const [mute] = await decisionsOf(lea.userID);
    expect(mute).toMatchObject({ kind: 'mute', isAutomated: true, insertUser: null, status: 'active' });
    expect(mute?.reason?.name).toBe('Too many warning points');
    await warn(lea.userID, { points: 1 });
    expect((await decisionsOf(lea.userID)).filter(({ kind }) => kind === 'mute')).toHaveLength(1);
    await warn(lea.userID, { points: 3 });
    expect((await decisionsOf(lea.userID))[0]).toMatchObject({ kind: 'ban', dateExpires: null });
  });

  test('do not shorten a longer mute', async () => {
    await warn(lea.userID, { kind: 'mute' });
    await warn(lea.userID, { points: 4 });
    expect((await decisionsOf(lea.userID)).filter(({ kind }) => kind === 'mute')).toHaveLength(1);
  });

  test('lose their effect when the warning is lifted or undone from the log', async () => {
    const { decisionID } = await warn(lea.userID, { points: 3 });
    await moderator.request({ method: 'PUT', url: `/api/v2/decisions/${decisionID}/lift` });
    const status = async () => (await decisionsOf(lea.userID)).map((one) => [one.kind, one.status]);
    expect(await status()).toEqual([
      ['mute', 'lifted'],
      ['warning', 'lifted'],
    ]);
    const viewer = await viewerOfUser(forum.forum, admin.userID);
    await undoAction(forum.forum, viewer, (await lastEntry(lea.userID)).moderation_log_id);
    expect(await status()).toEqual([
      ['mute', 'active'],
      ['warning', 'active'],
    ]);
  });
});

describe('bulk warnings', () => {
  test('warn the author of each comment, with points once per author', async () => {
    await setRules([]);
    const tom = await forum.aMember();
    const discussionID = await aDiscussion(admin, categoryID);
    const ids = [
      await aComment(lea, discussionID),
      await aComment(lea, discussionID),
      await aComment(tom, discussionID),
      await aComment(admin, discussionID),
    ];
    const answer = await warnMany(moderator, { recordType: 'comment', recordIDs: ids, words: 'Enough.', points: 2 });
    expect(answer.json().progress).toMatchObject({ successIDs: ids.slice(0, 3), failedIDs: [ids[3]] });
    expect(answer.json().progress.exceptionsByID[String(ids[3])].code).toBe('user.outranks');
    const points = async (userID: number) => (await decisionsOf(userID)).map((one) => one.points).sort();
    expect([await points(lea.userID), await points(tom.userID)]).toEqual([[0, 2], [2]]);
  });

  test('warn members too, and are undone as one', async () => {
    const tom = await forum.aMember();
    const recordIDs = [lea.userID, tom.userID];
    const answer = await warnMany(moderator, { recordType: 'user', recordIDs, words: 'Enough.' });
    expect(answer.statusCode).toBe(200);
    const undone = await moderator.request({ method: 'POST', url: `/api/v2/calls/${answer.json().jobID}/undo` });
    expect([undone.statusCode, undone.json().progress?.failedIDs]).toEqual([200, []]);
    expect((await decisionsOf(tom.userID)).map(({ status }) => status)).toEqual(['lifted']);
  });

  test('require the permission to sanction', async () => {
    const order = { recordType: 'user', recordIDs: [lea.userID], words: 'No.' };
    expect((await warnMany(lea, order)).statusCode).toBe(403);
    expect((await warnMany(forum.guest, order)).statusCode).toBe(403);
    expect((await warnMany(moderator, { ...order, recordIDs: [] })).statusCode).toBe(422);
  });
});
