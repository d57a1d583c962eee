import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import * as media from '#api/composer/media.client.ts';
import type { Media } from '#api/composer/media.contract.ts';
import type { ApiErrorBody } from '#api/failure.ts';
import { type Somebody, testForum } from '#tests/support/test-forum.ts';

const forum = await testForum();
const member = await forum.aMember();

const boundary = '----folkmoot-test';

const form = (name: string, content: Uint8Array | string, field = 'file') => ({
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  payload: Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    Buffer.from(content as string),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]),
});

const upload = async (name: string, content: Uint8Array | string, somebody: Somebody = member, field = 'file') => {
  const response = await somebody.request({ method: 'POST', url: '/api/v2/media', ...form(name, content, field) });
  return { status: response.statusCode, body: response.json<Media & ApiErrorBody>() };
};

const aPicture = (width = 8, height = 6) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });

const fetchFile = (url: string, headers: Record<string, string> = {}) =>
  forum.guest.request({ method: 'GET', url, headers });

const setSetting = async (key: string, value: unknown): Promise<void> => {
  await forum.forum.db
    .insertInto('setting')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
    .execute();
  await forum.forum.settings.changed();
};

describe('uploading a picture', () => {
  test('keeps its record and serves it for good, as what it is', async () => {
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

  test('turns it upright and takes away where it was taken', async () => {
    const taken = await aPicture(20, 10)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret owner' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { body } = await upload('holiday.jpeg', taken);
    expect(body).toMatchObject({ type: 'image/jpeg', width: 10, height: 20 });
    const { rawPayload } = await fetchFile(body.url);
    const kept = await sharp(rawPayload).metadata();
    expect(kept.exif).toBeUndefined();
    expect(kept.orientation).toBeUndefined();
    expect(rawPayload.includes('secret owner')).toBe(false);
  });

  test('makes it at most 4096 pixels wide and high', async () => {
    const { body } = await upload('wide.png', await aPicture(5_000, 100).png().toBuffer());
    expect(body).toMatchObject({ width: 4_096, height: 82 });
  });

  test('keeps what moves moving', async () => {
    const frames = Buffer.alloc(4 * 8 * 3, 0).fill(255, 48);
    const gif = await sharp(frames, { raw: { width: 4, height: 8, channels: 3, pageHeight: 4 } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    const { body } = await upload('moving.gif', gif);
    expect(body).toMatchObject({ type: 'image/gif', width: 4, height: 4 });
    expect((await sharp((await fetchFile(body.url)).rawPayload).metadata()).pages).toBe(2);
  });

  test.each(['webp', 'avif'] as const)('takes %s', async (format) => {
    const { body } = await upload(`new.${format}`, await aPicture().toFormat(format).toBuffer());
    expect(body).toMatchObject({ type: `image/${format}`, width: 8, height: 6 });
  });

  test('leaves out what hides behind its end', async () => {
    const polyglot = Buffer.concat([
      await aPicture().gif().toBuffer(),
      Buffer.from('<script>alert(1)</script>PK\x03\x04'),
    ]);
    const { status, body } = await upload('polyglot.gif', polyglot);
    expect(status).toBe(201);
    expect((await fetchFile(body.url)).rawPayload.includes('<script>')).toBe(false);
  });
});

describe('what is refused', () => {
  const page = '<!doctype html><script>alert(1)</script>';
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';

  test.each([
    ['page.html', page, 'media.not-allowed'],
    ['drawing.svg', drawing, 'media.not-allowed'],
    ['script.js', 'alert(1)', 'media.not-allowed'],
    ['none', 'text', 'media.not-allowed'],
    ['page.png', page, 'media.wrong-content'],
    ['drawing.png', drawing, 'media.wrong-content'],
    ['nothing.png', '', 'media.wrong-content'],
    ['noise.jpg', Buffer.from([1, 2, 3, 4, 5, 6, 7, 8]), 'media.wrong-content'],
    ['binary.txt', Buffer.from([0, 159, 146, 150]), 'media.wrong-content'],
    ['mark-only.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'media.wrong-content'],
    ['not.pdf', 'just words', 'media.wrong-content'],
  ])('%s', async (name, content, code) => {
    const { status, body } = await upload(name, content);
    expect({ status, code: body.code }).toEqual({ status: 422, code });
  });

  test('in the words of the specification', async () => {
    const { body } = await upload('page.exe', 'MZ');
    expect(body.message).toMatch(
      /^The uploaded file did not have an allowed extension\. Only the following extensions are allowed\. jpg, jpeg, .+\.$/,
    );
  });

  test('what is no picture, when nothing else is wanted', async () => {
    const field = Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="type"\r\n\r\nimage\r\n`);
    const sent = async (name: string, content: Uint8Array | string) => {
      const { headers, payload } = form(name, content);
      const call = { method: 'POST', url: '/api/v2/media', headers, payload: Buffer.concat([field, payload]) } as const;
      return (await member.request(call)).json<Media & ApiErrorBody>();
    };
    expect((await sent('words.txt', 'Words.')).message).toMatch(/allowed\. jpg, jpeg, png, gif, webp, avif\.$/);
    expect((await sent('cat.png', await aPicture().png().toBuffer())).type).toBe('image/png');
  });

  test('a picture under the name of another kind, and a picture cut off', async () => {
    const png = await aPicture(200, 200).png().toBuffer();
    expect((await upload('png.jpg', png)).body.code).toBe('media.wrong-content');
    const noise = Buffer.from(Array.from({ length: 120 * 120 * 3 }, (_, index) => (index * 7919) % 251));
    const jpeg = await sharp(noise, { raw: { width: 120, height: 120, channels: 3 } })
      .jpeg()
      .toBuffer();
    expect((await upload('cut.jpg', jpeg.subarray(0, jpeg.length / 2))).body.code).toBe('media.unreadable');
  });

  test('a picture that unpacks to far too much', async () => {
    const bomb = await aPicture(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer();
    expect((await upload('bomb.png', bomb)).body.code).toBe('media.unreadable');
  });

  test('pages and drawings even when an administrator allows them', async () => {
    await setSetting('upload.allowedExtensions', ['png', 'html', 'svg', 'js']);
    for (const [name, content] of [
      ['a.html', page],
      ['a.svg', drawing],
      ['a.js', 'x'],
    ] as const)
      expect((await upload(name, content)).body.code).toBe('media.not-allowed');
    await forum.forum.db.deleteFrom('setting').execute();
    await forum.forum.settings.changed();
  });

  test('a file larger than the site takes, whether it says its length or not', async () => {
    await setSetting('upload.maxSize', 2_048);
    for (const size of [2_049, 200_000]) {
      const { status, body } = await upload('large.txt', 'x'.repeat(size));
      expect({ status, message: body.message }).toEqual({
        status: 413,
        message: 'The uploaded file was too big (max 2.00 KB).',
      });
    }
    expect((await upload('fits.txt', 'x'.repeat(2_048))).status).toBe(201);
    await forum.forum.db.deleteFrom('setting').execute();
    await forum.forum.settings.changed();
  });

  test('a request without a file, with it elsewhere, or that is no form', async () => {
    expect((await upload('a.txt', 'x', member, 'other')).body.code).toBe('media.missing');
    const json = await member.request({ method: 'POST', url: '/api/v2/media', payload: { file: 'x' } });
    expect(json.statusCode).toBe(415);
    const torn = form('a.txt', 'x');
    const cut = await member.request({
      method: 'POST',
      url: '/api/v2/media',
      ...torn,
      payload: torn.payload.subarray(0, 60),
    });
    expect(cut.statusCode).toBe(400);
  });

  test('guests and members without uploads.add', async () => {
    const unconfirmed = await forum.aMember({ roles: [3] });
    for (const somebody of [forum.guest, unconfirmed]) {
      const { status } = await upload('a.txt', 'x', somebody);
      expect(status).toBe(403);
    }
  });

  test('and leaves nothing behind', async () => {
    const folder = join(forum.forum.configuration.dataFolder, 'incoming');
    expect(existsSync(folder)).toBe(true);
    await expect.poll(() => readdirSync(folder)).toEqual([]);
  });
});

describe('other files', () => {
  test('are saved to disk by browsers, never shown', async () => {
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

  test('stay text when they hold a page', async () => {
    const { body } = await upload('page.txt', '<!doctype html><script>alert(1)</script>');
    const { headers } = await fetchFile(body.url);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(headers).toMatchObject({ 'content-disposition': 'attachment', 'x-content-type-options': 'nosniff' });
  });

  test('are not found outside the folder, nor while half written', async () => {
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

describe('one’s uploads', () => {
  test('are listed newest first, read by number and address, attached and deleted', async () => {
    const somebody = await forum.aMember();
    const first = (await upload('first.txt', 'one', somebody)).body;
    const second = (await upload('second.png', await aPicture().png().toBuffer(), somebody)).body;
    const list = await media.listMedia(somebody.api);
    expect(list.body.map(({ mediaID }) => mediaID)).toEqual([second.mediaID, first.mediaID]);
    expect((await media.listMedia(somebody.api, { type: 'image' })).body.map(({ mediaID }) => mediaID)).toEqual([
      second.mediaID,
    ]);
    const { siteUrl } = forum.forum.configuration;
    for (const url of [second.url, `${siteUrl}${second.url}?size=small`])
      expect((await media.readMediaByUrl(somebody.api, url)).body).toEqual(second);
    await media.removeMedia(somebody.api, second.mediaID);
    expect((await fetchFile(second.url)).statusCode).toBe(404);
    await expect(media.readMedia(somebody.api, second.mediaID)).rejects.toMatchObject({ code: 'media.not-found' });
    await expect(media.readMediaByUrl(somebody.api, 'https://example.org/x.png')).rejects.toMatchObject({
      status: 404,
    });
    const byUrl = await somebody.request({ method: 'DELETE', url: `/api/v2/media/by-url?url=${first.url}` });
    expect(byUrl.statusCode).toBe(204);
  });

  test('are deleted together, all of them or none', async () => {
    const somebody = await forum.aMember();
    const ids: number[] = [];
    const urls: string[] = [];
    for (const name of ['one.txt', 'two.txt', 'three.txt', 'four.txt']) {
      const { body } = await upload(name, name, somebody);
      ids.push(body.mediaID);
      urls.push(body.url);
    }
    const others = (await upload('others.txt', 'others')).body;
    const count = async () => (await media.listMedia(somebody.api)).body.length;
    const attempt = media.removeManyMedia(somebody.api, [...ids, others.mediaID]);
    await expect(attempt).rejects.toMatchObject({ status: 403 });
    await expect(media.removeManyMedia(somebody.api, [...ids, 999_999])).rejects.toMatchObject({ status: 404 });
    expect(await count()).toBe(4);
    await media.removeManyMedia(somebody.api, ids.slice(0, 2));
    await media.removeManyMediaByUrl(somebody.api, urls.slice(2));
    expect(await count()).toBe(0);
    expect((await fetchFile(urls[3] ?? '')).statusCode).toBe(404);
  });

  test('are led to by number and address, also for those who may read the post they belong to', async () => {
    const own = (await upload('plan.txt', 'plan')).body;
    const category_id = await forum.aCategory();
    const { discussion_id } = await forum.forum.db
      .insertInto('discussion')
      .values({ category_id, name: 'Plan', body: 'x', format: 'text', body_html: 'x', insert_user_id: member.userID })
      .returning('discussion_id')
      .executeTakeFirstOrThrow();
    const download = async (somebody: Somebody, path = `${own.mediaID}/download`) => {
      const { statusCode, headers } = await somebody.request({ method: 'GET', url: `/api/v2/media/${path}` });
      return [statusCode, headers.location];
    };
    expect(await download(member)).toEqual([302, own.url]);
    expect(await download(member, `download-by-url?url=${own.url}`)).toEqual([302, own.url]);
    expect((await download(forum.guest))[0]).toBe(403);
    await media.attachMedia(member.api, own.mediaID, 'discussion', discussion_id);
    expect(await download(forum.guest)).toEqual([302, own.url]);
    expect((await download(member, '999999/download'))[0]).toBe(404);
  });

  test('are not others’ business, but moderators’', async () => {
    const own = (await upload('mine.txt', 'mine')).body;
    const other = await forum.aMember();
    for (const somebody of [forum.guest, other]) {
      await expect(media.readMedia(somebody.api, own.mediaID)).rejects.toMatchObject({ status: 403 });
      await expect(media.removeMedia(somebody.api, own.mediaID)).rejects.toMatchObject({ status: 403 });
    }
    await expect(media.listMedia(forum.guest.api)).rejects.toMatchObject({ status: 403 });
    const moderator = await forum.aModerator();
    expect((await media.readMedia(moderator.api, own.mediaID)).body.name).toBe('mine.txt');
    expect((await media.removeMedia(moderator.api, own.mediaID)).status).toBe(204);
  });

  test('are attached to records one may change', async () => {
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
