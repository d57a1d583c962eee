import { beforeEach, expect, test } from 'vitest';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import {
  changeDiscussion,
  createDiscussion,
  listDiscussions,
  readDiscussion,
} from '#api/discussion/discussion.client.ts';
import { listHeldPosts } from '#api/moderation/approval/held-post.client.ts';
import * as reports from '#api/moderation/report/report.client.ts';
import type { Report } from '#api/moderation/report/report.contract.ts';
import { shapeDifferences } from '#tests/support/api/reference-fields.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const [administrator, moderator, reporter] = [
  await forum.anAdministrator(),
  await forum.aModerator(),
  await forum.aMember(),
];
let member: TestUser;
let categoryID: number;
let place: string;

const discuss = (name: string) =>
  createDiscussion(member.api, { name, body: 'Plain words.', format: 'markdown', categoryID });
const hold = (name: string) => expect(discuss(name)).rejects.toMatchObject({ code: 'post.held', status: 202 });
const premoderate = (ids: number[]) =>
  changeConfig(administrator.api, { 'premoderation.discussionCategories': ids } as never);
const list = async (query: Parameters<typeof reports.listReports>[1] = {}): Promise<Report[]> =>
  (await reports.listReports(moderator.api, { placeRecordID: place, ...query })).body;
const names = async (query: Parameters<typeof reports.listReports>[1] = {}) =>
  (await list(query)).map(({ recordName }) => recordName);

beforeEach(async () => {
  member = await forum.aMember();
  categoryID = await forum.aCategory();
  place = String(categoryID);
  await premoderate([categoryID]);
});

test('a held post is listed as a report, and can be excluded', async () => {
  await hold('Waiting');
  const [report] = await list();
  expect(report).toMatchObject({
    ...{ recordType: 'discussion', recordName: 'Waiting', recordHtml: '<p dir="auto">Plain words.</p>' },
    ...{ isPending: true, isPendingUpdate: false, recordIsLive: false, status: 'new', placeRecordID: categoryID },
    ...{ recordUserID: member.userID, insertUserID: 0, recordUrl: '/dashboard/content/approval' },
  });
  expect(shapeDifferences('Report', report)).toEqual([]);
  expect((await reports.readReport(moderator.api, report?.reportID ?? 0)).body).toEqual(report);
  const [held] = (await listHeldPosts(moderator.api, { placeRecordID: place })).body;
  expect(held?.name).toBe('Waiting');
  expect(await names({ isPending: true, status: ['new'] })).toEqual(['Waiting']);
  expect(await names({ recordUserID: String(member.userID), assignedUserID: 'none' })).toEqual(['Waiting']);
  for (const query of [
    { isPending: false },
    { status: ['dismissed' as const] },
    { insertUserID: String(member.userID) },
    { assignedUserID: '$me' as const },
    { recordType: 'comment' as const },
  ])
    expect(await names(query), JSON.stringify(query)).toEqual([]);
});

test('pages contain reports and held posts in their order of arrival', async () => {
  await premoderate([]);
  const first = (await discuss('First')).body.discussionID;
  const second = (await discuss('Third')).body.discussionID;
  await premoderate([categoryID]);
  const report = (recordID: number) =>
    reports.addReport(reporter.api, { recordType: 'discussion', recordID, reportReasonIDs: ['spam'] });
  await report(first);
  await hold('Second');
  await report(second);
  await hold('Fourth');
  const order = ['First', 'Second', 'Third', 'Fourth'];
  expect(await names({ sort: 'dateInserted' })).toEqual(order);
  expect(await names()).toEqual([...order].reverse());
  const page = await reports.listReports(moderator.api, { placeRecordID: place, limit: 3, page: 2 });
  expect([page.body.map(({ recordName }) => recordName), page.paging?.total]).toEqual([['First'], 4]);
  expect(await names({ isPending: false, sort: 'dateInserted' })).toEqual(['First', 'Third']);
  expect(await names({ isPending: true, sort: 'dateInserted' })).toEqual(['Second', 'Fourth']);
});

test('a held post is approved or rejected through its report, once', async () => {
  await hold('Good');
  await hold('Bad');
  const [bad, good] = (await list()).map(({ reportID }) => reportID) as [number, number];
  const { body: approved } = await reports.approveReportedRecord(moderator.api, good);
  expect(approved).toMatchObject({ status: 'dismissed', isPending: false, recordIsLive: true });
  expect((await readDiscussion(forum.guest.api, approved.recordID)).body).toMatchObject({
    ...{ name: 'Good', insertUserID: member.userID, url: approved.recordUrl },
  });
  expect((await reports.rejectReportedRecord(moderator.api, bad, { reason: 'No.' })).body.status).toBe('rejected');
  const [rejected] = (await listHeldPosts(member.api, { insertUserID: '$me', status: 'rejected' })).body;
  expect(rejected).toMatchObject({ name: 'Bad', reason: 'No.' });
  expect((await listDiscussions(forum.guest.api, { categoryID })).body.map(({ name }) => name)).toEqual(['Good']);
  for (const call of [reports.approveReportedRecord, reports.rejectReportedRecord])
    await expect(call(moderator.api, good)).rejects.toMatchObject({ code: 'held-post.decided' });
  await expect(reports.dismissReport(moderator.api, bad)).rejects.toMatchObject({ code: 'report.not-found' });
  expect(await names({ status: ['new'] })).toEqual([]);
});

test('a held edit is a pending update of its post', async () => {
  await premoderate([]);
  const { discussionID } = (await discuss('Edited')).body;
  await premoderate([categoryID]);
  await expect(changeDiscussion(member.api, discussionID, { body: 'Other words.' })).rejects.toMatchObject({
    code: 'post.held',
  });
  expect(await list()).toMatchObject([{ isPending: false, isPendingUpdate: true, recordID: discussionID }]);
});

test('only moderators of the category read and decide', async () => {
  await hold('Closed');
  const [report] = await list();
  const id = report?.reportID ?? 0;
  for (const who of [forum.guest, member, reporter]) {
    await expect(reports.readReport(who.api, id)).rejects.toMatchObject({ status: 403 });
    await expect(reports.approveReportedRecord(who.api, id)).rejects.toMatchObject({ status: 403 });
    await expect(reports.rejectReportedRecord(who.api, id)).rejects.toMatchObject({ status: 403 });
  }
  expect(await names({ status: ['new'] })).toEqual(['Closed']);
});
