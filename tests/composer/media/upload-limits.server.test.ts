import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { readMediaUsage, removeMedia } from '#api/composer/media/media.client.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { setSetting } from '#tests/account/support.ts';
import { startTestForum, type TestUser, testForum } from '#tests/support/server/test-forum.ts';
import { aPicture, mediaForm, uploadMedia } from './media-form.ts';

const forum = await testForum();

const text = (bytes: number) => 'x'.repeat(bytes);

const sendPhoto = async (user: TestUser) =>
  (
    await user.request({
      method: 'POST',
      url: `/api/v2/users/${user.userID}/photo`,
      ...mediaForm('me.png', await aPicture(40, 40).png().toBuffer(), 'photo'),
    })
  ).statusCode;

describe('the upload quota of a member', () => {
  test('refuses files that exceed it, and reports the used storage', async () => {
    const member = await forum.aMember();
    await setSetting(forum, 'upload.quota', 10_000);
    const first = await uploadMedia(member, 'a.txt', text(6_000));
    expect([first.status, first.body.usage]).toEqual([201, { used: 6_000, quota: 10_000 }]);
    const { status, body } = await uploadMedia(member, 'b.txt', text(6_000));
    expect({ status, code: body.code }).toEqual({ status: 413, code: 'media.quota-reached' });
    expect(body.message).toContain('5.86 KB / 9.77 KB');
    expect((await readMediaUsage(member.api)).body).toEqual({ used: 6_000, quota: 10_000 });
  });

  test('has space again after a deletion, and does not count files of other members', async () => {
    const [member, other] = [await forum.aMember(), await forum.aMember()];
    await setSetting(forum, 'upload.quota', 10_000);
    const { body } = await uploadMedia(member, 'a.txt', text(9_000));
    expect((await uploadMedia(other, 'a.txt', text(9_000))).status).toBe(201);
    await removeMedia(member.api, body.mediaID);
    expect((await readMediaUsage(member.api)).body.used).toBe(0);
    expect((await uploadMedia(member, 'b.txt', text(9_000))).status).toBe(201);
  });

  test('is the highest of their roles, or unlimited', async () => {
    await setSetting(forum, 'upload.quota', 1_000);
    await setSetting(forum, 'upload.roleQuotas', { [roleIDs.member]: 2_000, [roleIDs.moderator]: 9_000 });
    const quotaOf = async (roles: readonly number[]) =>
      (await readMediaUsage((await forum.aMember({ roles })).api)).body.quota;
    expect(await quotaOf([roleIDs.member])).toBe(2_000);
    expect(await quotaOf([roleIDs.member, roleIDs.moderator])).toBe(9_000);
    expect(await quotaOf([roleIDs.unconfirmed])).toBe(1_000);
    await setSetting(forum, 'upload.roleQuotas', { [roleIDs.member]: 0 });
    expect(await quotaOf([roleIDs.member])).toBeNull();
  });

  test('cannot be read by guests', async () => {
    const { statusCode } = await forum.guest.request({ method: 'GET', url: '/api/v2/media/usage' });
    expect(statusCode).toBe(403);
  });
});

describe('the upload rate limit', () => {
  test('counts every attempt of a member, including failed ones and photos', async () => {
    await setSetting(forum, 'upload.quota', 0);
    await setSetting(forum, 'rateLimit.uploads', { count: 3, seconds: 600 });
    const [member, other] = [await forum.aMember(), await forum.aMember()];
    expect((await uploadMedia(member, 'a.txt', 'a')).status).toBe(201);
    expect((await uploadMedia(member, 'no.png', 'no picture')).status).toBe(422);
    expect(await sendPhoto(member)).toBe(201);
    const { status, body } = await uploadMedia(member, 'b.txt', 'b');
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'media.too-many' });
    expect(await sendPhoto(member)).toBe(429);
    expect((await uploadMedia(other, 'a.txt', 'a')).status).toBe(201);
    forum.setNow(new Date(Date.now() + 601_000));
    expect((await uploadMedia(member, 'b.txt', 'b')).status).toBe(201);
    forum.setNow();
  });
});

test('uploads are refused while the disk is nearly full', async () => {
  const { bavail, bsize } = await statfs(tmpdir());
  const site = await startTestForum({ MIN_FREE_SPACE: String(Math.ceil((bavail * bsize) / 1_048_576) * 3) });
  try {
    const member = await site.aMember();
    const { status, body } = await uploadMedia(member, 'a.txt', 'a');
    expect({ status, code: body.code }).toEqual({ status: 507, code: 'server.storage-full' });
    expect(await sendPhoto(member)).toBe(507);
  } finally {
    await site.close();
  }
});
