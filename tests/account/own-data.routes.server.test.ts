import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestForum, type TestForum } from '#tests/support/test-forum.ts';
import { lastMailTo } from './support.ts';

let forum: TestForum;
beforeAll(async () => {
  forum = await startTestForum();
});
afterAll(() => forum.close());

describe('an export', () => {
  test('holds what is the member’s own, and no secret', async () => {
    const member = await forum.aMember({ name: 'ada' });
    const categoryID = await forum.aCategory();
    const payload = { name: 'A talk of mine', body: 'My own words.', format: 'markdown', categoryID };
    await member.request({ method: 'POST', url: '/api/v2/discussions', payload });
    const begun = await member.request({ method: 'POST', url: '/api/v2/data-exports' });
    expect([begun.statusCode, begun.json().status]).toEqual([202, 'pending']);
    await forum.forum.jobs.settled();
    const [made] = (await member.request({ url: '/api/v2/data-exports' })).json();
    expect(made).toMatchObject({ status: 'done', size: expect.any(Number) });
    const file = await member.request({ url: `/api/v2/data-exports/${made.dataExportID}` });
    expect(file.headers['content-disposition']).toBe('attachment; filename="my-data.json"');
    expect(file.json()).toMatchObject({
      profile: { name: 'ada', email: 'ada@example.org' },
      discussions: [{ name: 'A talk of mine', body: 'My own words.' }],
      comments: [],
      messages: [],
    });
    expect(file.body).not.toMatch(/password_hash|token_hash/);
    expect((await lastMailTo(forum, 'ada@example.org'))?.source).toContain('/profile/data');
  });

  test('is its member’s alone, for a week, and made once a day', async () => {
    const [member, other] = [await forum.aMember({ name: 'bea' }), await forum.aMember({ name: 'cas' })];
    const begin = () => member.request({ method: 'POST', url: '/api/v2/data-exports' });
    const { dataExportID } = (await begin()).json();
    expect((await begin()).statusCode).toBe(429);
    await forum.forum.jobs.settled();
    const url = `/api/v2/data-exports/${dataExportID}`;
    expect((await other.request({ url })).statusCode).toBe(404);
    expect((await forum.guest.request({ url })).statusCode).toBe(403);
    expect((await member.request({ url })).statusCode).toBe(200);
    forum.setNow(new Date(Date.now() + 7 * 86_400_000 + 1_000));
    expect((await member.request({ url })).statusCode).toBe(404);
    forum.setNow();
  });

  test('guests, and whoever signed in long ago, are turned away', async () => {
    expect((await forum.guest.request({ method: 'POST', url: '/api/v2/data-exports' })).statusCode).toBe(403);
    expect((await forum.guest.request({ url: '/api/v2/data-exports' })).statusCode).toBe(403);
    const member = await forum.aMember();
    forum.setNow(new Date(Date.now() + 11 * 60_000));
    const late = await member.request({ method: 'POST', url: '/api/v2/data-exports' });
    expect(late.json().code).toBe('session.unconfirmed');
    forum.setNow();
  });
});

describe('deleting one’s account', () => {
  const remove = (somebody: Awaited<ReturnType<TestForum['aMember']>>, payload: object) =>
    somebody.request({ method: 'DELETE', url: '/api/v2/users/me', payload });

  test('takes all that is personal, and leaves what was written without a name', async () => {
    const member = await forum.aMember({ name: 'dot' });
    const categoryID = await forum.aCategory();
    const payload = { name: 'It stays', body: 'Said once.', format: 'markdown', categoryID };
    const { discussionID } = (await member.request({ method: 'POST', url: '/api/v2/discussions', payload })).json();
    expect((await remove(member, { name: 'dot' })).statusCode).toBe(204);
    const row = await forum.forum.db.selectFrom('member').selectAll().where('user_id', '=', member.userID).execute();
    expect(row[0]).toMatchObject({ name: 'User Deleted', email: null, password_hash: null, last_ip_address: null });
    expect((await member.request({ url: '/api/v2/users/me' })).json().userID).toBe(0);
    const left = await forum.guest.request({ url: `/api/v2/discussions/${discussionID}` });
    expect([left.statusCode, left.json().body.includes('Said once.')]).toEqual([200, true]);
    expect((await lastMailTo(forum, 'dot@example.org'))?.subject).toContain('deleted');
  });

  test('asks for one’s name, and that it was just shown that it is oneself', async () => {
    const member = await forum.aMember({ name: 'eve' });
    expect((await remove(member, { name: 'somebody' })).statusCode).toBe(422);
    forum.setNow(new Date(Date.now() + 11 * 60_000));
    expect((await remove(member, { name: 'eve' })).json().code).toBe('session.unconfirmed');
    forum.setNow();
    expect((await remove(forum.guest, { name: 'Guest' })).statusCode).toBe(403);
  });

  test('is not for the last administrator', async () => {
    const administrator = await forum.anAdministrator();
    const answer = await remove(administrator, { name: administrator.name });
    expect(answer.json().code).toBe('user.last-administrator');
  });
});
