import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { accountDeletion } from '#server/account/own-data/account-deletion.job.ts';
import { lastMailTo, setSetting } from '#tests/account/support.ts';
import { type TestForum, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const deletion = '/api/v2/users/me/deletion';

/** Runs the deletion job as if the given number of days had passed. */
async function deleteLater(days: number): Promise<void> {
  forum.setNow(new Date(Date.now() + days * 86_400_000));
  try {
    await accountDeletion.handler(forum.forum, {}, { id: 'test', attempt: 1, attempts: 1 });
  } finally {
    forum.setNow();
  }
}

/** Makes the database reject the deletion of one account, until the returned function is called. */
async function holdingDeletionOf(userID: number): Promise<() => Promise<unknown>> {
  const { db } = forum.forum;
  await sql`
    create function hold_deletion() returns trigger language plpgsql as $$ begin raise 'It is held.'; end $$
  `.execute(db);
  await sql`
    create trigger hold_deletion before delete on member_deletion for each row
      when (old.user_id = ${sql.lit(userID)}) execute function hold_deletion()
  `.execute(db);
  return () => sql`drop function hold_deletion cascade`.execute(db);
}

describe('account deletion', () => {
  const remove = (user: Awaited<ReturnType<TestForum['aMember']>>, payload: object) =>
    user.request({ method: 'DELETE', url: '/api/v2/users/me', payload });

  test('can be cancelled within the grace period stated in the e-mail, and then runs once as a job', async () => {
    const member = await forum.aMember({ name: 'ann' });
    const ask = () => remove(member, { name: 'ann', deleteMethod: 'wipe' });
    const state = async () => (await member.request({ url: deletion })).json();
    expect(await state()).toEqual({ days: 14, asked: null });
    expect((await member.request({ method: 'DELETE', url: deletion })).statusCode).toBe(404);
    const asked = await ask();
    expect([asked.statusCode, asked.json()]).toEqual([202, (await state()).asked]);
    const mail = await lastMailTo(forum, 'ann@example.org');
    expect(mail?.subject).toContain('scheduled for deletion');
    expect(mail?.source).toContain('/profile/data');

    expect((await member.request({ method: 'DELETE', url: deletion })).statusCode).toBe(204);
    await deleteLater(15);
    expect((await member.request({ url: '/api/v2/users/me' })).json().name).toBe('ann');

    await ask();
    await deleteLater(13);
    expect((await member.request({ url: '/api/v2/users/me' })).json().name).toBe('ann');
    await deleteLater(15);
    expect((await member.request({ url: '/api/v2/users/me' })).json().userID).toBe(0);
    expect((await lastMailTo(forum, 'ann@example.org'))?.subject).toContain('was deleted');
    expect(await forum.forum.db.selectFrom('member_deletion').selectAll().execute()).toEqual([]);
  });

  test('continues with the other accounts when one fails, and retries the failed one later', async () => {
    const [stuck, free] = [await forum.aMember({ name: 'sue' }), await forum.aMember({ name: 'fay' })];
    await remove(stuck, { name: 'sue', deleteMethod: 'wipe' });
    await remove(free, { name: 'fay', deleteMethod: 'wipe' });
    const nameOf = async (user: typeof stuck) =>
      (await user.request({ url: '/api/v2/users/me' })).json().name as string;
    const release = await holdingDeletionOf(stuck.userID);
    await expect(deleteLater(15)).rejects.toThrow('1 accounts could not be deleted');
    expect([await nameOf(stuck), (await free.request({ url: '/api/v2/users/me' })).json().userID]).toEqual(['sue', 0]);
    await release();
    await deleteLater(15);
    expect((await stuck.request({ url: '/api/v2/users/me' })).json().userID).toBe(0);
  });

  test('deletes all personal data and leaves the posts without an author name', async () => {
    const member = await forum.aMember({ name: 'dot' });
    await setSetting(forum, 'account.deletionDays', 0);
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
    await setSetting(forum, 'account.deletionDays', 14);
  });

  test('requires the member name and a recent confirmation of identity', async () => {
    const member = await forum.aMember({ name: 'eve' });
    expect((await remove(member, { name: 'somebody' })).statusCode).toBe(422);
    forum.setNow(new Date(Date.now() + 11 * 60_000));
    expect((await remove(member, { name: 'eve' })).json().code).toBe('session.unconfirmed');
    forum.setNow();
    expect((await remove(forum.guest, { name: 'Guest' })).statusCode).toBe(403);
  });

  test('is refused for the last administrator, including a member who becomes the last one during the grace period', async () => {
    const [administrator, other] = [await forum.anAdministrator(), await forum.anAdministrator()];
    expect((await remove(administrator, { name: administrator.name })).statusCode).toBe(202);
    await forum.forum.db.updateTable('member').set({ is_admin: false }).where('user_id', '=', other.userID).execute();
    await deleteLater(15);
    expect((await administrator.request({ url: '/api/v2/users/me' })).json().userID).toBe(administrator.userID);
    const answer = await remove(administrator, { name: administrator.name });
    expect(answer.json().code).toBe('user.last-administrator');
  });
});
