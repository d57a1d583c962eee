import { describe, expect, test } from 'vitest';
import { lastMailTo } from '#tests/account/support.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();

describe('a data export', () => {
  test('contains the data of the member and no secrets', async () => {
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

  test('is available only to its member, for a week, and can be requested once a day', async () => {
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
    expect((await member.request({ url })).json().code).toBe('session.unconfirmed');
    await forum.forum.db.updateTable('session').set({ date_confirmed: forum.forum.now() }).execute();
    expect((await member.request({ url })).statusCode).toBe(404);
    forum.setNow();
  });

  test('is refused for guests and for sessions that were confirmed long ago', async () => {
    expect((await forum.guest.request({ method: 'POST', url: '/api/v2/data-exports' })).statusCode).toBe(403);
    expect((await forum.guest.request({ url: '/api/v2/data-exports' })).statusCode).toBe(403);
    const member = await forum.aMember();
    forum.setNow(new Date(Date.now() + 11 * 60_000));
    const late = await member.request({ method: 'POST', url: '/api/v2/data-exports' });
    expect(late.json().code).toBe('session.unconfirmed');
    forum.setNow();
  });
});
