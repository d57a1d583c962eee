import { beforeEach, describe, expect, test } from 'vitest';
import type { Decision } from '#api/moderation/decision/decision.contract.ts';
import { waitForBackgroundWork } from '#server/account/own-data/background.ts';
import { decisionKeyFor } from '#server/moderation/decision/decision-notification.ts';
import { undoAction } from '#server/moderation/log/moderation-log.ts';
import { settleNotifications } from '#server/notification/cause-worker.ts';
import { waitForMail } from '#tests/support/server/outbox.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

let lea: TestUser;
const forum = await testForum();
const moderator = await forum.aModerator();
const second = await forum.aModerator();
const admin = await forum.anAdministrator();
const categoryID = await forum.aCategory();
beforeEach(async () => {
  lea = await forum.aMember();
  forum.setNow();
});

const day = 86_400_000;
const after = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

const sanction = (who: TestUser, userID: number, payload: object) =>
  who.request({ method: 'POST', url: `/api/v2/users/${userID}/decisions`, payload });
const sanctioned = async (userID: number, payload: object, by = moderator): Promise<Decision> =>
  (await sanction(by, userID, payload)).json();
const read = (who: TestUser, id: number, key?: string) =>
  who.request({ url: `/api/v2/decisions/${id}${key ? `?key=${key}` : ''}` });
const lift = (who: TestUser, id: number) => who.request({ method: 'PUT', url: `/api/v2/decisions/${id}/lift` });
const appeal = (who: TestUser, id: number, payload: object = { body: 'I did not.' }) =>
  who.request({ method: 'POST', url: `/api/v2/decisions/${id}/appeal`, payload });
const answer = (who: TestUser, id: number, payload: object) =>
  who.request({ method: 'PATCH', url: `/api/v2/decisions/${id}/appeal`, payload });
const start = (who: TestUser) =>
  who.request({
    method: 'POST',
    url: '/api/v2/discussions',
    payload: { name: 'On boats', body: 'They float.', format: 'text', categoryID },
  });
const standing = (userID: number) =>
  forum.forum.db
    .selectFrom('member')
    .select(['banned', 'muted', 'ban_reason'])
    .where('user_id', '=', userID)
    .executeTakeFirstOrThrow();
const entries = (userID: number) =>
  forum.forum.db
    .selectFrom('moderation_log')
    .select(['moderation_log_id', 'action', 'is_public'])
    .where('record_type', '=', 'member')
    .where('record_id', '=', userID)
    .orderBy('moderation_log_id')
    .execute();

describe('sanctioning a member', () => {
  test('is allowed for moderators, not for members and guests', async () => {
    const warning = { kind: 'warning', words: 'Please be kind.' };
    expect((await sanction(forum.guest, lea.userID, warning)).statusCode).toBe(403);
    expect((await sanction(lea, moderator.userID, warning)).json().code).toBe('permission.missing');
    expect((await sanction(moderator, lea.userID, warning)).statusCode).toBe(201);
    expect((await sanction(moderator, 999_999, warning)).json().code).toBe('user.not-found');
  });

  test('is refused for yourself, for members with higher permissions and for administrators', async () => {
    expect((await sanction(moderator, moderator.userID, { kind: 'ban' })).json().code).toBe('decision.oneself');
    expect((await sanction(moderator, admin.userID, { kind: 'mute' })).json().code).toBe('user.outranks');
    const other = await forum.anAdministrator();
    expect((await sanction(other, admin.userID, { kind: 'mute' })).json().code).toBe('decision.administrator');
    expect((await sanction(admin, second.userID, { kind: 'warning' })).statusCode).toBe(201);
  });

  test('is refused with field errors if malformed', async () => {
    expect((await sanction(moderator, lea.userID, { kind: 'exile' })).statusCode).toBe(422);
    const past = await sanction(moderator, lea.userID, { kind: 'mute', dateExpires: after(-1_000) });
    expect(past.json().errors).toHaveProperty('dateExpires');
    const reasonless = await sanction(moderator, lea.userID, { kind: 'mute', reportReasonID: 'no-such-reason' });
    expect(reasonless.json().errors).toHaveProperty('reportReasonID');
    const post = (await start(moderator)).json();
    const others = { kind: 'warning', recordType: 'discussion', recordID: post.discussionID };
    expect((await sanction(moderator, lea.userID, others)).json().errors).toHaveProperty('recordID');
  });
});

describe('a mute', () => {
  test('allows reading but not writing, and expires by itself', async () => {
    const decision = await sanctioned(lea.userID, { kind: 'mute', dateExpires: after(day) });
    expect(decision).toMatchObject({ kind: 'mute', status: 'active', liftedBy: null });
    expect((await start(lea)).json().code).toBe('session.muted');
    expect((await lea.request({ url: '/api/v2/discussions' })).statusCode).toBe(200);
    expect((await lea.request({ url: '/api/v2/users/me' })).json()).toMatchObject({ userID: lea.userID });
    forum.setNow(new Date(Date.now() + 2 * day));
    expect((await start(lea)).statusCode).toBe(201);
    expect((await read(moderator, decision.decisionID)).json()).toMatchObject({
      status: 'expired',
      liftedBy: 'expiry',
    });
    expect(await standing(lea.userID)).toMatchObject({ muted: false });
  });

  test('a second warning without a post requires having seen the first, and both stay active', async () => {
    const first = await sanctioned(lea.userID, { kind: 'warning', seen: { decisionID: null } });
    const blind = await sanction(second, lea.userID, { kind: 'warning', seen: { decisionID: null } });
    expect([blind.statusCode, blind.json().record.decisionID]).toEqual([409, first.decisionID]);
    const told = { kind: 'warning', seen: { decisionID: null }, replaces: first.decisionID };
    await sanctioned(lea.userID, told, second);
    expect((await read(moderator, first.decisionID)).json()).toMatchObject({ status: 'active', liftedBy: null });
  });

  test('is replaced only by a moderator who has seen it', async () => {
    const first = await sanctioned(lea.userID, { kind: 'mute', dateExpires: after(day) });
    const blind = await sanction(second, lea.userID, { kind: 'mute' });
    expect([blind.statusCode, blind.json().code, blind.json().record.insertUserID]).toEqual([
      409,
      'decision.already',
      moderator.userID,
    ]);
    const longer = await sanctioned(lea.userID, { kind: 'mute', replaces: first.decisionID }, second);
    expect(longer.dateExpires).toBeNull();
    expect((await read(moderator, first.decisionID)).json()).toMatchObject({ liftedBy: 'replacement' });
  });

  test('does not affect personal actions: signing out, preferences, marks', async () => {
    await sanctioned(lea.userID, { kind: 'mute' });
    const mark = { method: 'PUT', url: '/api/v2/users/$me/hidden', payload: { hidden: true } } as const;
    expect((await lea.request(mark)).statusCode).not.toBe(500);
    expect((await lea.request({ url: '/api/v2/notifications' })).statusCode).toBe(200);
  });
});

describe('a ban', () => {
  test('ends sessions, blocks access, and is over when it is lifted', async () => {
    const decision = await sanctioned(lea.userID, { kind: 'ban', words: 'Spam.', note: 'third time' });
    expect(decision).toMatchObject({ note: 'third time', insertUser: { userID: moderator.userID } });
    expect(await standing(lea.userID)).toMatchObject({ banned: true, ban_reason: 'Spam.' });
    expect((await lea.request({ url: '/api/v2/users/me' })).json().userID).toBe(0);
    expect((await lift(lea, decision.decisionID)).statusCode).toBe(403);
    expect((await lift(second, decision.decisionID)).json()).toMatchObject({ status: 'lifted', liftedBy: 'moderator' });
    expect(await standing(lea.userID)).toMatchObject({ banned: false, ban_reason: null });
    const late = await lift(moderator, decision.decisionID);
    expect([late.statusCode, late.json().code, late.json().record.userID]).toEqual([
      409,
      'decision.over',
      second.userID,
    ]);
  });

  test('can be read only with the key of its message, without notes and names', async () => {
    const decision = await sanctioned(lea.userID, { kind: 'ban', words: 'Spam.', note: 'secret' });
    const key = await decisionKeyFor(forum.forum, lea.userID);
    const shown = await read(forum.guest, decision.decisionID, key);
    expect(shown.json()).toMatchObject({ words: 'Spam.', mayAppeal: true });
    expect(shown.json()).not.toHaveProperty('note');
    expect(shown.json()).not.toHaveProperty('insertUser');
    expect((await read(forum.guest, decision.decisionID)).statusCode).toBe(404);
    const other = await forum.aMember();
    expect((await read(other, decision.decisionID)).statusCode).toBe(404);
    const strange = await decisionKeyFor(forum.forum, other.userID);
    expect((await read(forum.guest, decision.decisionID, strange)).statusCode).toBe(404);
  });
});

test('the member is notified on the site and by e-mail, with a link to the decision', async () => {
  const decision = await sanctioned(lea.userID, { kind: 'warning', words: 'Mind the rules.', reportReasonID: 'spam' });
  expect(decision.reason).toMatchObject({ reportReasonID: 'spam', name: 'Spam' });
  await settleNotifications(forum.forum);
  await waitForBackgroundWork(forum.forum);
  const news = (await lea.request({ url: '/api/v2/notifications' })).json();
  expect(news[0]).toMatchObject({ recordType: 'decision', url: `/moderation/decision/${decision.decisionID}` });
  expect(news[0].body).toContain('You were warned');
  const { dataFolder } = forum.forum.configuration;
  const mail = await waitForMail(dataFolder, `${lea.name}@example.org`, 'You were warned');
  expect(mail.text).toContain('Mind the rules.');
  const key = /key=([\w-]+)/.exec(mail.link)?.[1];
  expect((await read(forum.guest, decision.decisionID, key)).json()).toMatchObject({ words: 'Mind the rules.' });
});

describe('the decisions about a member', () => {
  test('are listed for the member and for moderators', async () => {
    await sanctioned(lea.userID, { kind: 'warning', note: 'secret' });
    const own = await lea.request({ url: '/api/v2/users/$me/decisions' });
    expect(own.json()).toEqual([expect.objectContaining({ kind: 'warning' })]);
    expect(own.json()[0]).not.toHaveProperty('note');
    const url = `/api/v2/users/${lea.userID}/decisions`;
    expect((await moderator.request({ url })).json()[0].note).toBe('secret');
    expect((await (await forum.aMember()).request({ url })).statusCode).toBe(403);
    expect((await forum.guest.request({ url })).statusCode).toBe(403);
  });
});

describe('an appeal', () => {
  test('is made once, answered by another moderator, and revokes the decision', async () => {
    const { decisionID } = await sanctioned(lea.userID, { kind: 'mute', dateExpires: after(day) });
    expect((await appeal(await forum.aMember(), decisionID)).statusCode).toBe(404);
    expect((await appeal(lea, decisionID)).statusCode).toBe(201);
    expect((await appeal(lea, decisionID)).json().code).toBe('appeal.given');
    const waiting = (await second.request({ url: '/api/v2/decisions?appeal=open' })).json<Decision[]>();
    expect(waiting.map((one) => [one.decisionID, one.mayAnswer])).toContainEqual([decisionID, true]);
    expect((await lea.request({ url: '/api/v2/decisions?appeal=open' })).statusCode).toBe(403);
    const revoked = { outcome: 'revoked', answer: 'You were right.' };
    expect((await answer(moderator, decisionID, revoked)).json().code).toBe('appeal.own-decision');
    expect((await answer(second, decisionID, revoked)).json()).toMatchObject({
      status: 'lifted',
      liftedBy: 'appeal',
      appeal: { status: 'revoked' },
    });
    const late = await answer(admin, decisionID, { outcome: 'upheld', answer: 'No.' });
    expect([late.json().code, late.json().record.userID]).toEqual(['appeal.answered', second.userID]);
    expect((await start(lea)).statusCode).toBe(201);
    expect((await read(lea, decisionID)).json().appeal).not.toHaveProperty('answerUser');
  });

  test('can reduce a sanction, or leave it unchanged', async () => {
    const { decisionID } = await sanctioned(lea.userID, { kind: 'mute' });
    await appeal(lea, decisionID);
    const undated = await answer(second, decisionID, { outcome: 'changed', answer: 'Shorter.' });
    expect(undated.json().errors).toHaveProperty('dateExpires');
    const changed = await answer(second, decisionID, {
      outcome: 'changed',
      answer: 'Shorter.',
      dateExpires: after(day),
    });
    expect(changed.json()).toMatchObject({ status: 'active', appeal: { status: 'changed' } });
    const warning = await sanctioned(lea.userID, { kind: 'warning' });
    expect((await answer(second, warning.decisionID, { outcome: 'upheld', answer: 'It stays.' })).json().code).toBe(
      'appeal.not-found',
    );
    await appeal(lea, warning.decisionID);
    expect((await answer(second, warning.decisionID, { outcome: 'upheld', answer: 'It stays.' })).json()).toMatchObject(
      { status: 'active', appeal: { status: 'upheld', answer: 'It stays.' } },
    );
  });

  test('can be made by a banned member with the key of the message', async () => {
    const { decisionID } = await sanctioned(lea.userID, { kind: 'ban' });
    const key = await decisionKeyFor(forum.forum, lea.userID);
    expect((await appeal(forum.guest, decisionID, { body: 'It was my brother.' })).statusCode).toBe(404);
    expect((await appeal(forum.guest, decisionID, { body: 'It was my brother.', key })).statusCode).toBe(201);
  });
});

describe('the removal of a post by a moderator', () => {
  test('is notified to its author with a statement of reasons, and reverted by an appeal', async () => {
    const { discussionID } = (await start(lea)).json();
    const url = `/api/v2/discussions/${discussionID}`;
    expect((await moderator.request({ method: 'DELETE', url })).statusCode).toBe(204);
    const [removal] = (await lea.request({ url: '/api/v2/users/$me/decisions' })).json<Decision[]>();
    expect(removal).toMatchObject({ kind: 'removal', recordID: discussionID, status: 'active', mayAppeal: true });
    await settleNotifications(forum.forum);
    const news = (await lea.request({ url: '/api/v2/notifications' })).json();
    expect(news[0]?.url).toBe(`/moderation/decision/${removal?.decisionID}`);
    const id = removal?.decisionID ?? 0;
    expect((await lift(second, id)).json().code).toBe('decision.removal');
    await appeal(lea, id);
    const revoked = await answer(second, id, { outcome: 'revoked', answer: 'It comes back.' });
    expect(revoked.json()).toMatchObject({ status: 'lifted', liftedBy: 'appeal', appeal: { status: 'revoked' } });
    expect((await lea.request({ url })).statusCode).toBe(200);
  });

  test('creates no decision when authors delete their own posts', async () => {
    const { discussionID } = (await start(moderator)).json();
    await moderator.request({ method: 'DELETE', url: `/api/v2/discussions/${discussionID}` });
    expect((await moderator.request({ url: '/api/v2/users/$me/decisions' })).json()).toEqual([]);
  });
});

describe('an undo from the log', () => {
  const undoLast = async (userID: number, by: TestUser) => {
    const last = (await entries(userID)).at(-1);
    const viewer = { ...(await viewerOf(by)) };
    await undoAction(forum.forum, viewer, last?.moderation_log_id ?? 0);
  };

  test('reverts a ban, its lifting, and the answer to an appeal', async () => {
    const { decisionID } = await sanctioned(lea.userID, { kind: 'ban' });
    expect(await entries(lea.userID)).toEqual([expect.objectContaining({ action: 'member.ban', is_public: false })]);
    await undoLast(lea.userID, second);
    expect(await standing(lea.userID)).toMatchObject({ banned: false });
    const again = await sanctioned(lea.userID, { kind: 'ban' });
    await lift(second, again.decisionID);
    await undoLast(lea.userID, second);
    expect(await standing(lea.userID)).toMatchObject({ banned: true });
    const key = await decisionKeyFor(forum.forum, lea.userID);
    await appeal(forum.guest, again.decisionID, { body: 'Please.', key });
    await answer(second, again.decisionID, { outcome: 'revoked', answer: 'Well.' });
    expect(await standing(lea.userID)).toMatchObject({ banned: false });
    await undoLast(lea.userID, admin);
    expect(await standing(lea.userID)).toMatchObject({ banned: true });
    expect((await read(moderator, again.decisionID)).json()).toMatchObject({
      status: 'active',
      appeal: { status: 'open' },
    });
    expect((await read(moderator, decisionID)).json().status).toBe('lifted');
  });
});

const viewerOf = async (who: TestUser) => {
  const { viewerOfUser } = await import('#server/member/session/session.ts');
  return viewerOfUser(forum.forum, who.userID);
};
