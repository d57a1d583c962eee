import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import * as drafts from '#api/composer/draft/draft.client.ts';
import { listDiscussions, readDiscussion } from '#api/discussion/discussion.client.ts';
import { addPostField } from '#api/post/type/post-field.client.ts';
import { addPostType } from '#api/post/type/post-type.client.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
await forum.forum.db
  .insertInto('role_permission')
  .values({ role_id: roleIDs.moderator, permission: 'schedule.allow' })
  .onConflict((conflict) => conflict.doNothing())
  .execute();
await forum.forum.permissions.changed();
const planner = await forum.aMember({ roles: [roleIDs.member, roleIDs.moderator] });
const categoryID = await forum.aCategory({ name: 'Announcements' });
afterEach(() => forum.setNow());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const attributes = (name: string, more: object = {}) => ({
  name,
  body: 'We meet at *nine*.',
  format: 'markdown',
  draftMeta: { name, categoryID, tags: [], pinLocation: 'none', ...more },
});
const plan = async (name: string, minutes = 20, { by = planner, more = {} }: { by?: TestUser; more?: object } = {}) =>
  (
    await drafts.addDraft(by.api, {
      recordType: 'discussion',
      parentRecordType: 'category',
      parentRecordID: categoryID,
      attributes: attributes(name, more),
      draftStatus: 'scheduled',
      dateScheduled: inMinutes(minutes),
    })
  ).body;
const named = async (name: string) =>
  (await listDiscussions(forum.guest.api, { categoryID })).body.filter((one) => one.name === name);

/** Advances the clock and makes the jobs due that would start within this many minutes. */
const pass = async (minutes: number) => {
  forum.setNow(new Date(Date.now() + minutes * 60_000));
  await sql`
    update pgboss.job set start_after = now()
    where name = 'draft.publish' and state = 'created' and start_after <= now() + make_interval(mins => ${minutes}::int)
  `.execute(forum.forum.db);
  await forum.forum.jobs.settled();
};

test('a scheduled draft has the permalink of its future post, also after it was moved, or cancelled and scheduled again', async () => {
  const { draftID } = await plan('Autumn meeting');
  const permaLink = async () => {
    const { body } = await drafts.listDrafts(planner.api, {
      draftStatus: 'scheduled',
      expand: ['permaLink', 'breadCrumbs'],
    });
    const listed = body.find((one) => one.draftID === draftID);
    expect(listed?.breadCrumbs?.map(({ name }) => name)).toEqual(['Announcements']);
    return listed?.permaLink;
  };
  const promised = await permaLink();
  expect(promised).toMatch(/^\/discussion\/[1-9]\d*\/autumn-meeting$/);
  await drafts.scheduleDraft(planner.api, draftID, inMinutes(30));
  await drafts.cancelDraftSchedule(planner.api, draftID);
  await drafts.saveDraft(planner.api, draftID, { draftStatus: 'scheduled', dateScheduled: inMinutes(25) });
  expect(await permaLink()).toBe(promised);
  await pass(30);
  expect((await named('Autumn meeting')).map(({ url }) => url)).toEqual([promised]);
});

test('drafts are filtered by the date of their last save and by their scheduled date', async () => {
  const { draftID } = await plan('Winter meeting', 60);
  const ids = async (filter: object) =>
    (await drafts.listDrafts(planner.api, filter)).body.map((one) => one.draftID).includes(draftID);
  const today = new Date().toISOString().slice(0, 10);
  expect(await ids({ draftStatus: 'scheduled', dateUpdated: `>=${today}` })).toBe(true);
  expect(await ids({ draftStatus: 'scheduled', dateUpdated: '<=2020-01-01' })).toBe(false);
  expect(await ids({ dateScheduled: `[${inMinutes(50)},${inMinutes(70)}]` })).toBe(true);
  expect(await ids({ dateScheduled: `<=${inMinutes(30)}` })).toBe(false);
});

test('a scheduled draft is posted once at its time as its author, and the draft is deleted', async () => {
  const { draftID, draftStatus, dateScheduled } = await plan('Spring meeting');
  expect([draftStatus, dateScheduled?.slice(0, 13)]).toEqual(['scheduled', inMinutes(20).slice(0, 13)]);
  await pass(10);
  expect(await named('Spring meeting')).toEqual([]);
  await pass(21);
  expect((await named('Spring meeting')).map(({ insertUserID }) => insertUserID)).toEqual([planner.userID]);
  await expect(drafts.readDraft(planner.api, draftID)).rejects.toMatchObject({ code: 'draft.not-found' });
});

test('a scheduled draft of a muted author is not posted, whether new post or edit', async () => {
  const { draftID } = await plan('Muted meeting');
  const mute = (muted: boolean) =>
    forum.forum.db.updateTable('member').set({ muted }).where('user_id', '=', planner.userID).execute();
  await mute(true);
  await pass(21);
  await mute(false);
  expect(await named('Muted meeting')).toEqual([]);
  expect((await drafts.readDraft(planner.api, draftID)).body).toMatchObject({ draftStatus: 'error' });
});

test('a rescheduled draft is posted at the new time only; a cancelled one is not posted', async () => {
  const moved = await plan('Moved', 20);
  const cancelled = await plan('Cancelled', 20);
  await drafts.scheduleDraft(planner.api, moved.draftID, inMinutes(40));
  const { body } = await drafts.cancelDraftSchedule(planner.api, cancelled.draftID);
  expect([body.draftStatus, body.dateScheduled]).toEqual(['draft', null]);
  await pass(30);
  expect([await named('Moved'), await named('Cancelled')]).toEqual([[], []]);
  await pass(41);
  expect([(await named('Moved')).length, (await named('Cancelled')).length]).toEqual([1, 0]);
});

test('a draft that the author may no longer post is preserved with the reason, and can be scheduled again', async () => {
  const { draftID } = await plan('In vain');
  await forum.forum.db
    .updateTable('category')
    .set({ is_archived: true })
    .where('category_id', '=', categoryID)
    .execute();
  await forum.forum.categories.changed();
  await pass(21);
  forum.setNow();
  const [failed] = (await drafts.listDrafts(planner.api, { draftStatus: 'error' })).body;
  expect(failed).toMatchObject({ draftID, draftStatus: 'error' });
  expect(failed?.failedReason).toBeTruthy();
  await forum.forum.db
    .updateTable('category')
    .set({ is_archived: false })
    .where('category_id', '=', categoryID)
    .execute();
  await forum.forum.categories.changed();
  const { body } = await drafts.scheduleDraft(planner.api, draftID, inMinutes(20));
  expect([body.draftStatus, body.failedReason]).toEqual(['scheduled', null]);
});

test('a scheduled draft is not posted while its author is muted', async () => {
  const muted = await forum.aMember({ roles: [roleIDs.member, roleIDs.moderator] });
  const { draftID } = await plan('Too loud', 20, { by: muted });
  await forum.forum.db.updateTable('member').set({ muted: true }).where('user_id', '=', muted.userID).execute();
  await pass(21);
  forum.setNow();
  expect(await named('Too loud')).toEqual([]);
  expect((await drafts.listDrafts(muted.api, { draftStatus: 'error' })).body).toMatchObject([{ draftID }]);
});

test('a schedule must be between 15 minutes and one year ahead', async () => {
  await expect(plan('Too soon', 14)).rejects.toMatchObject({
    details: { description: 'The scheduled date and time must be at least 15 minutes in the future.' },
  });
  await expect(plan('Too late', 366 * 24 * 60)).rejects.toMatchObject({
    details: { description: 'The scheduled date and time must be less than 1 year from now.' },
  });
});

test('a post without a title or body cannot be scheduled, and its draft is preserved', async () => {
  const { body: draft } = await drafts.addDraft(planner.api, {
    recordType: 'discussion',
    attributes: { body: 'Words' },
  });
  await expect(
    drafts.saveDraft(planner.api, draft.draftID, { draftStatus: 'scheduled', dateScheduled: inMinutes(20) }),
  ).rejects.toMatchObject({ status: 422 });
  expect((await drafts.readDraft(planner.api, draft.draftID)).body).toEqual(draft);
});

test('scheduling requires permission, and only a scheduled draft can be cancelled', async () => {
  const member = await forum.aMember();
  await expect(plan('Not allowed', 20, { by: member })).rejects.toMatchObject({ status: 403 });
  const { body: draft } = await drafts.addDraft(planner.api, {
    recordType: 'discussion',
    attributes: attributes('Plain'),
  });
  await expect(drafts.cancelDraftSchedule(planner.api, draft.draftID)).rejects.toMatchObject({
    code: 'draft.is-draft',
  });
  const { draftID } = await plan('Mine');
  await expect(drafts.cancelDraftSchedule(member.api, draftID)).rejects.toMatchObject({ code: 'draft.not-found' });
});

test('a plain draft can be scheduled by its ID, and is posted at that time', async () => {
  const words = { recordType: 'discussion' as const, attributes: attributes('From plain to planned') };
  const { draftID, version } = (await drafts.addDraft(planner.api, words)).body;
  const { body } = await drafts.scheduleDraft(planner.api, draftID, inMinutes(20));
  expect([body.draftStatus, body.version]).toEqual(['scheduled', version]);
  await pass(21);
  expect((await named('From plain to planned')).length).toBe(1);
});

test('scheduling a plain draft applies the same validation as saving a draft with a schedule', async () => {
  const { body: lacking } = await drafts.addDraft(planner.api, {
    recordType: 'discussion',
    attributes: { body: 'Words without a title' },
  });
  await expect(drafts.scheduleDraft(planner.api, lacking.draftID, inMinutes(20))).rejects.toMatchObject({
    status: 422,
  });
  const { body: whole } = await drafts.addDraft(planner.api, {
    recordType: 'discussion',
    attributes: attributes('Too early'),
  });
  await expect(drafts.scheduleDraft(planner.api, whole.draftID, inMinutes(14))).rejects.toMatchObject({ status: 422 });
  const member = await forum.aMember();
  const { body: own } = await drafts.addDraft(member.api, { recordType: 'discussion', attributes: attributes('Mine') });
  await expect(drafts.scheduleDraft(member.api, own.draftID, inMinutes(20))).rejects.toMatchObject({ status: 403 });
});

test('scheduled drafts are listed with the next one to be posted first', async () => {
  const [later, sooner] = [await plan('Later', 60), await plan('Sooner', 50)];
  const { body } = await drafts.listDrafts(planner.api, { draftStatus: 'scheduled', sort: 'dateScheduled' });
  const ids = body.map(({ draftID }) => draftID);
  expect(ids.indexOf(sooner.draftID)).toBeLessThan(ids.indexOf(later.draftID));
  expect(body.every(({ draftStatus }) => draftStatus === 'scheduled')).toBe(true);
});

test('a scheduled post contains the fields of its type, and not those of a previously chosen type', async () => {
  const administrator = await forum.anAdministrator();
  const asked = { dataType: 'text', formType: 'text', visibility: 'public', isRequired: true } as const;
  for (const [postTypeID, postFieldID] of [
    ['recipe', 'makes'],
    ['boat-log', 'hull'],
  ] as const) {
    await addPostType(administrator.api, { postTypeID, name: postTypeID, parentPostTypeID: 'discussion' });
    await addPostField(administrator.api, { ...asked, postFieldID, postTypeID, label: postFieldID });
  }
  const postMeta = { makes: 'Two loaves', hull: 'Larch' };
  await plan('Barbari', 20, { more: { type: 'recipe', postMeta } });
  const { draftID } = await plan('No loaf', 20, { more: { type: 'recipe', postMeta: { hull: 'Larch' } } });
  await pass(21);
  const [posted] = await named('Barbari');
  expect(posted?.postTypeID).toBe('recipe');
  const { body } = await readDiscussion(forum.guest.api, posted?.discussionID ?? 0, { expand: ['postMeta'] });
  expect(body.postMeta).toEqual({ makes: 'Two loaves' });
  expect((await drafts.readDraft(planner.api, draftID)).body).toMatchObject({
    draftStatus: 'error',
    failedReason: expect.stringContaining('makes is required'),
  });
});

test('a moderator can cancel the schedule of another member, but cannot schedule for them', async () => {
  const { draftID } = await plan('Words of the planner', 30);
  const moderator = await forum.aMember({ roles: [roleIDs.member, roleIDs.moderator] });
  const url = (call: string) => `/api/v2/drafts/${call}/${draftID}`;
  const payload = { dateScheduled: inMinutes(60) };
  expect((await moderator.request({ method: 'PATCH', url: url('schedule'), payload })).statusCode).toBe(403);
  const taken = await moderator.request({ method: 'PATCH', url: url('cancel-schedule') });
  expect([taken.statusCode, taken.json().draftStatus]).toEqual([200, 'draft']);
  await pass(61);
  expect(await named('Words of the planner')).toEqual([]);
});

test('a scheduled draft is posted with the permissions that its author has at that moment', async () => {
  const leaving = await forum.aMember({ roles: [roleIDs.member, roleIDs.moderator] });
  const { draftID } = await plan('Once allowed', 20, { by: leaving });
  await forum.forum.db.deleteFrom('member_role').where('user_id', '=', leaving.userID).execute();
  await pass(21);
  expect(await named('Once allowed')).toEqual([]);
  const { rows } = await sql<{ draft_status: string }>`
    select draft_status from draft where draft_id = ${draftID}`.execute(forum.forum.db);
  expect(rows).toEqual([{ draft_status: 'error' }]);
});

test('scheduling with new tags requires tags.add, and the post gets the tags that were named', async () => {
  const admin = await forum.anAdministrator();
  await admin.request({ method: 'PATCH', url: '/api/v2/config', payload: { 'tagging.enabled': true } });
  const who = planner;
  const fresh = [{ tags: [{ name: 'Tide tables' }] }, { newTagNames: ['Tide tables'] }];
  await forum.forum.db.deleteFrom('role_permission').where('permission', '=', 'tags.add').execute();
  await forum.forum.permissions.changed();
  for (const more of fresh)
    await expect(plan('Tagged meeting', 20, { by: who, more })).rejects.toMatchObject({ status: 403 });
  const { draftID } = await plan('Tagged meeting', 20, { by: admin, more: { newTagNames: ['Tide tables'] } });
  expect((await drafts.readDraft(admin.api, draftID)).body.draftStatus).toBe('scheduled');
  await pass(30);
  const [posted] = await named('Tagged meeting');
  const { body } = await readDiscussion(forum.guest.api, posted?.discussionID ?? 0, { expand: ['tags'] });
  expect(body.tags?.map(({ name }) => name)).toEqual(['Tide tables']);
});

test('scheduled drafts are listed only when requested', async () => {
  const { draftID } = await plan('Listed meeting', 90);
  const has = async (query: object) =>
    (await drafts.listDrafts(planner.api, { limit: 100, ...query })).body.some((one) => one.draftID === draftID);
  expect(await has({})).toBe(false);
  expect(await has({ recordType: 'discussion' })).toBe(false);
  expect(await has({ draftStatus: 'scheduled' })).toBe(true);
  expect(await has({ dateScheduled: `>=${inMinutes(80)}` })).toBe(true);
});
