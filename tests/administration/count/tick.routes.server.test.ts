import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changePrivacy, readPrivacy } from '#api/administration/count/tick.client.ts';
import { startVisitCounter } from '#server/administration/count/visit-counter.ts';
import { startTestForum, type TestForum } from '#tests/support/server/test-forum.ts';

let forum: TestForum;
let discussionID: number;

beforeAll(async () => {
  forum = await startTestForum();
  const category_id = await forum.aCategory();
  const { userID } = await forum.aMember();
  ({ discussion_id: discussionID } = await forum.forum.db
    .insertInto('discussion')
    .values({ category_id, name: 'D', body: 'D', format: 'text', body_html: 'D', insert_user_id: userID })
    .returning('discussion_id')
    .executeTakeFirstOrThrow());
});
beforeEach(() => forum.forum.db.deleteFrom('page_view').execute());
afterAll(() => forum?.close());

const tick = (payload: object, userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0') =>
  forum.guest.request({ method: 'POST', url: '/api/v2/tick', payload, headers: { 'user-agent': userAgent } });
const stored = () =>
  forum.forum.db.selectFrom('page_view').selectAll().orderBy('type').orderBy('record_type').execute();

describe('a visit event', () => {
  test('is accepted for every event type that the pages send', async () => {
    const types = [
      'page_view',
      'discussion_view',
      'kb_view',
      'kb_article_view',
      'kb_category_view',
      'externalNavigation',
    ];
    for (const type of types) {
      const url = 'https://forum.example/?token=secret';
      const response = await tick({
        type,
        url,
        referrer: null,
        discussionID: String(discussionID),
        siteSectionID: '0',
      });
      expect([response.statusCode, response.json()]).toEqual([201, { didTrack: true }]);
    }
    expect((await tick({})).json()).toEqual({ didTrack: true });
  });

  test('from a bot or of an unknown type is not counted, and the response states the reason', async () => {
    for (const agent of ['Googlebot/2.1', 'curl/8.0', 'SomeCrawler', 'python-requests/2', ''])
      expect((await tick({ type: 'page_view' }, agent)).json()).toEqual({ didTrack: false, message: 'Bot request' });
    expect((await tick({ type: 'made_up' })).json()).toEqual({ didTrack: false, message: 'Unknown event' });
  });

  test('with malformed data is refused without an unexpected error', async () => {
    for (const wrong of [{ discussionID: -1 }, { discussionID: 'x' }, { url: {} }, { type: [] }, []])
      expect((await tick(wrong)).statusCode).toBe(422);
  });

  test('is stored within seconds', { timeout: 20_000 }, async () => {
    await tick({ type: 'discussion_view', discussionID });
    await expect
      .poll(async () => (await stored()).filter(({ record_id }) => record_id === discussionID).length, {
        timeout: 12_000,
      })
      .toBeGreaterThan(0);
  });
});

describe('the visit counter', () => {
  const view = { type: 'discussion_view', recordType: 'discussion' } as const;

  test('adds up visits by day, type and record across several writers', async () => {
    forum.setNow(new Date('2026-05-05T23:59:59Z'));
    const counters = [startVisitCounter(forum.forum), startVisitCounter(forum.forum)];
    for (const counter of counters)
      for (let count = 0; count < 50; count += 1) counter.note({ ...view, recordID: discussionID });
    counters[0]?.note({ type: 'page_view', recordType: '', recordID: 0 });
    await Promise.all(counters.map((counter) => counter.flush()));
    forum.setNow(new Date('2026-05-06T00:00:00Z'));
    counters[1]?.note({ ...view, recordID: discussionID });
    await Promise.all(counters.map((counter) => counter.close()));
    forum.setNow();
    const own = (await stored()).filter(({ day }) => String(day).startsWith('2026-05-0'));
    expect(own.map(({ day, type, count }) => [day, type, count]).sort()).toEqual([
      ['2026-05-05', 'discussion_view', 100],
      ['2026-05-05', 'page_view', 1],
      ['2026-05-06', 'discussion_view', 1],
    ]);
  });

  test('ignores records that do not exist', async () => {
    const counter = startVisitCounter(forum.forum);
    counter.note({ ...view, recordID: 999_999 });
    await counter.close();
    expect((await stored()).filter(({ record_id }) => record_id === 999_999)).toEqual([]);
  });

  test('retains events that could not be stored for the next attempt', async () => {
    let isDown = true;
    const { db, log } = forum.forum;
    const broken = {
      ...forum.forum,
      log: Object.assign(Object.create(log), { warn: () => {} }),
      get db() {
        if (isDown) throw new Error('The database is away.');
        return db;
      },
    };
    const counter = startVisitCounter(broken as never);
    counter.note({ type: 'kb_view', recordType: '', recordID: 0 });
    await counter.flush();
    isDown = false;
    counter.note({ type: 'kb_view', recordType: '', recordID: 0 });
    await counter.close();
    expect((await stored()).find(({ type }) => type === 'kb_view')?.count).toBe(2);
  });
});

describe('the privacy choice', () => {
  test('is stored with the account of a member', async () => {
    const member = await forum.aMember();
    expect((await readPrivacy(member.api)).body).toEqual({ AnonymizeData: '-1' });
    await changePrivacy(member.api, '1');
    expect((await readPrivacy(member.api)).body).toEqual({ AnonymizeData: '1' });
  });

  test('is stored in a cookie for a guest', async () => {
    const url = '/api/v2/analytics/privacy';
    const said = await forum.guest.request({ method: 'POST', url, payload: { AnonymizeData: '1' } });
    expect(said.cookies).toMatchObject([{ name: 'folkmoot-AnonymizeData', value: 'true', path: '/' }]);
    const byNumber = await forum.guest.request({ method: 'POST', url, payload: { AnonymizeData: 0 } });
    expect(byNumber.json()).toEqual({ AnonymizeData: '0' });
    expect((await forum.guest.request({ method: 'POST', url, payload: { AnonymizeData: 2 } })).statusCode).toBe(422);
    const cookie = 'folkmoot-AnonymizeData=false';
    expect((await forum.guest.request({ method: 'GET', url, headers: { cookie } })).json()).toEqual({
      AnonymizeData: '0',
    });
    expect((await readPrivacy(forum.guest.api)).body).toEqual({ AnonymizeData: '-1' });
    const cleared = await forum.guest.request({ method: 'POST', url, payload: { AnonymizeData: '-1' } });
    expect(cleared.cookies).toMatchObject([{ name: 'folkmoot-AnonymizeData', value: '' }]);
  });
});
