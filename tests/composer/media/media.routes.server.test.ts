import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import * as media from '#api/composer/media/media.client.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';
import { aPicture, uploadMedia } from './media-form.ts';

const forum = await testForum();
const member = await forum.aMember();

const upload = (name: string, content: Uint8Array | string, user: TestUser = member, field = 'file') =>
  uploadMedia(user, name, content, field);

const fetchFile = (url: string, headers: Record<string, string> = {}) =>
  forum.guest.request({ method: 'GET', url, headers });

describe('uploading an image', () => {
  test('stores its record and serves it with its type and permanent caching', async () => {
    const { status, body } = await upload('C:\\pictures\\My cat.PNG', await aPicture().png().toBuffer());
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'My cat.PNG',
      type: 'image/png',
      width: 8,
      height: 6,
      insertUserID: member.userID,
      foreignType: 'embed',
      url: expect.stringMatching(/^\/uploads\/\d{4}\/\d{2}\/[\w-]{22}-8x6\.png$/),
    });
    const file = await fetchFile(body.url);
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload.length).toBe(body.size);
    expect(file.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(file.headers['content-disposition']).toBeUndefined();
    const again = await fetchFile(body.url, { 'if-none-match': String(file.headers['etag']) });
    expect(again.statusCode).toBe(304);
    const part = await fetchFile(body.url, { range: 'bytes=0-3' });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload).toEqual(file.rawPayload.subarray(0, 4));
    expect((await fetchFile(body.url, { range: 'bytes=999999-' })).statusCode).toBe(416);
  });

  test('rotates it upright and removes its location metadata', async () => {
    const taken = await aPicture(20, 10)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret owner' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { body } = await upload('holiday.jpeg', taken);
    expect(body).toMatchObject({ type: 'image/jpeg', width: 10, height: 20 });
    const { rawPayload } = await fetchFile(body.url);
    const stored = await sharp(rawPayload).metadata();
    expect(stored.exif).toBeUndefined();
    expect(stored.orientation).toBeUndefined();
    expect(rawPayload.includes('secret owner')).toBe(false);
  });

  test('limits it to 4096 pixels in width and height', async () => {
    const { body } = await upload('wide.png', await aPicture(5_000, 100).png().toBuffer());
    expect(body).toMatchObject({ width: 4_096, height: 82 });
  });

  test('preserves animation', async () => {
    const frames = Buffer.alloc(4 * 8 * 3, 0).fill(255, 48);
    const gif = await sharp(frames, { raw: { width: 4, height: 8, channels: 3, pageHeight: 4 } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    const { body } = await upload('moving.gif', gif);
    expect(body).toMatchObject({ type: 'image/gif', width: 4, height: 4 });
    expect((await sharp((await fetchFile(body.url)).rawPayload).metadata()).pages).toBe(2);
  });

  test.each(['webp', 'avif'] as const)('accepts %s', async (format) => {
    const { body } = await upload(`new.${format}`, await aPicture().toFormat(format).toBuffer());
    expect(body).toMatchObject({ type: `image/${format}`, width: 8, height: 6 });
  });

  test('removes data hidden after the end of the image', async () => {
    const polyglot = Buffer.concat([
      await aPicture().gif().toBuffer(),
      Buffer.from('<script>alert(1)</script>PK\x03\x04'),
    ]);
    const { status, body } = await upload('polyglot.gif', polyglot);
    expect(status).toBe(201);
    expect((await fetchFile(body.url)).rawPayload.includes('<script>')).toBe(false);
  });
});

describe('other files', () => {
  test('are downloaded by browsers, never displayed', async () => {
    const { body } = await upload('notes.txt', 'Straße, 東京\n');
    expect(body).toMatchObject({ type: 'text/plain', width: null, height: null });
    const file = await fetchFile(body.url);
    expect(file.headers['content-disposition']).toBe('attachment');
    expect(file.headers['x-content-type-options']).toBe('nosniff');
    expect(file.payload).toBe('Straße, 東京\n');
    const pdf = await upload('paper.pdf', '%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF');
    expect(pdf.body.type).toBe('application/pdf');
    expect((await fetchFile(pdf.body.url)).headers['content-disposition']).toBe('attachment');
  });

  test('are served as plain text even when they contain a web page', async () => {
    const { body } = await upload('page.txt', '<!doctype html><script>alert(1)</script>');
    const { headers } = await fetchFile(body.url);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(headers).toMatchObject({ 'content-disposition': 'attachment', 'x-content-type-options': 'nosniff' });
  });

  test('are not found outside the folder, nor while incomplete', async () => {
    for (const path of [
      '../database/x',
      '%2e%2e/%2e%2e/etc/passwd',
      '2026/01/none.png',
      'x.part',
      '.hidden',
      '%00',
      '',
    ])
      expect((await fetchFile(`/uploads/${path}`)).statusCode, path).toBeGreaterThanOrEqual(400);
  });
});

describe('the uploads of a member', () => {
  test('are listed newest first, read by ID and URL, attached and deleted', async () => {
    const user = await forum.aMember();
    const first = (await upload('first.txt', 'one', user)).body;
    const { usage, ...second } = (await upload('second.png', await aPicture().png().toBuffer(), user)).body;
    expect(usage?.used).toBe(first.size + second.size);
    const list = await media.listMedia(user.api);
    expect(list.body.map(({ mediaID }) => mediaID)).toEqual([second.mediaID, first.mediaID]);
    expect((await media.listMedia(user.api, { type: 'image' })).body.map(({ mediaID }) => mediaID)).toEqual([
      second.mediaID,
    ]);
    const { siteUrl } = forum.forum.configuration;
    for (const url of [second.url, `${siteUrl}${second.url}?size=small`])
      expect((await media.readMediaByUrl(user.api, url)).body).toEqual(second);
    await media.removeMedia(user.api, second.mediaID);
    expect((await fetchFile(second.url)).statusCode).toBe(404);
    await expect(media.readMedia(user.api, second.mediaID)).rejects.toMatchObject({ code: 'media.not-found' });
    await expect(media.readMediaByUrl(user.api, 'https://example.org/x.png')).rejects.toMatchObject({
      status: 404,
    });
    const byUrl = await user.request({ method: 'DELETE', url: `/api/v2/media/by-url?url=${first.url}` });
    expect(byUrl.statusCode).toBe(204);
  });

  test('are deleted together, either all or none', async () => {
    const user = await forum.aMember();
    const ids: number[] = [];
    const urls: string[] = [];
    for (const name of ['one.txt', 'two.txt', 'three.txt', 'four.txt']) {
      const { body } = await upload(name, name, user);
      ids.push(body.mediaID);
      urls.push(body.url);
    }
    const others = (await upload('others.txt', 'others')).body;
    const count = async () => (await media.listMedia(user.api)).body.length;
    const attempt = media.removeManyMedia(user.api, [...ids, others.mediaID]);
    await expect(attempt).rejects.toMatchObject({ status: 403 });
    await expect(media.removeManyMedia(user.api, [...ids, 999_999])).rejects.toMatchObject({ status: 404 });
    expect(await count()).toBe(4);
    await media.removeManyMedia(user.api, ids.slice(0, 2));
    await media.removeManyMediaByUrl(user.api, urls.slice(2));
    expect(await count()).toBe(0);
    expect((await fetchFile(urls[3] ?? '')).statusCode).toBe(404);
  });

  test('can be downloaded by ID and URL, also by those who may read the post they belong to', async () => {
    const own = (await upload('plan.txt', 'plan')).body;
    const category_id = await forum.aCategory();
    const { discussion_id } = await forum.forum.db
      .insertInto('discussion')
      .values({ category_id, name: 'Plan', body: 'x', format: 'text', body_html: 'x', insert_user_id: member.userID })
      .returning('discussion_id')
      .executeTakeFirstOrThrow();
    const download = async (user: TestUser, path = `${own.mediaID}/download`) => {
      const { statusCode, headers } = await user.request({ method: 'GET', url: `/api/v2/media/${path}` });
      return [statusCode, headers.location];
    };
    expect(await download(member)).toEqual([302, own.url]);
    expect(await download(member, `download-by-url?url=${own.url}`)).toEqual([302, own.url]);
    expect((await download(forum.guest))[0]).toBe(403);
    await media.attachMedia(member.api, own.mediaID, 'discussion', discussion_id);
    expect(await download(forum.guest)).toEqual([302, own.url]);
    expect((await download(member, '999999/download'))[0]).toBe(404);
  });

  test('are accessible to moderators, but not to other members', async () => {
    const own = (await upload('mine.txt', 'mine')).body;
    const other = await forum.aMember();
    for (const user of [forum.guest, other]) {
      await expect(media.readMedia(user.api, own.mediaID)).rejects.toMatchObject({ status: 403 });
      await expect(media.removeMedia(user.api, own.mediaID)).rejects.toMatchObject({ status: 403 });
    }
    await expect(media.listMedia(forum.guest.api)).rejects.toMatchObject({ status: 403 });
    const moderator = await forum.aModerator();
    expect((await media.readMedia(moderator.api, own.mediaID)).body.name).toBe('mine.txt');
    expect((await media.removeMedia(moderator.api, own.mediaID)).status).toBe(204);
  });

  test('can be attached only to records that the member may edit', async () => {
    const own = (await upload('mine.txt', 'mine')).body;
    const category_id = await forum.aCategory();
    const discussionOf = async (userID: number) =>
      (
        await forum.forum.db
          .insertInto('discussion')
          .values({ category_id, name: 'D', body: 'D', format: 'text', body_html: 'D', insert_user_id: userID })
          .returning('discussion_id')
          .executeTakeFirstOrThrow()
      ).discussion_id;
    const mine = await discussionOf(member.userID);
    expect((await media.attachMedia(member.api, own.mediaID, 'discussion', mine)).body).toMatchObject({
      foreignType: 'discussion',
      foreignID: mine,
    });
    const theirs = await discussionOf((await forum.aMember()).userID);
    await expect(media.attachMedia(member.api, own.mediaID, 'discussion', theirs)).rejects.toMatchObject({
      status: 403,
      details: { permissions: ['discussions.edit'] },
    });
    await expect(media.attachMedia(member.api, own.mediaID, 'comment', 999_999)).rejects.toMatchObject({
      code: 'comment.not-found',
    });
  });
});
