import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Media } from '#api/composer/media/media.contract.ts';
import type { ApiErrorBody } from '#api/failure.ts';
import { setSetting } from '#tests/account/support.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';
import { aPicture, boundary, mediaForm, uploadMedia } from './media-form.ts';

const forum = await testForum();
const member = await forum.aMember();

const upload = (name: string, content: Uint8Array | string, user: TestUser = member, field = 'file') =>
  uploadMedia(user, name, content, field);

describe('refused uploads', () => {
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

  test('return the message given in docs/behavior/composer.md#uploads', async () => {
    const { body } = await upload('page.exe', 'MZ');
    expect(body.message).toMatch(
      /^The uploaded file did not have an allowed extension\. Only the following extensions are allowed\. jpg, jpeg, .+\.$/,
    );
  });

  test('a file that is not an image, when only images are accepted', async () => {
    const field = Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="type"\r\n\r\nimage\r\n`);
    const sent = async (name: string, content: Uint8Array | string) => {
      const { headers, payload } = mediaForm(name, content);
      const call = { method: 'POST', url: '/api/v2/media', headers, payload: Buffer.concat([field, payload]) } as const;
      return (await member.request(call)).json<Media & ApiErrorBody>();
    };
    expect((await sent('words.txt', 'Words.')).message).toMatch(/allowed\. jpg, jpeg, png, gif, webp, avif\.$/);
    expect((await sent('cat.png', await aPicture().png().toBuffer())).type).toBe('image/png');
  });

  test('an image with the extension of another format, and a truncated image', async () => {
    const png = await aPicture(200, 200).png().toBuffer();
    expect((await upload('png.jpg', png)).body.code).toBe('media.wrong-content');
    const noise = Buffer.from(Array.from({ length: 120 * 120 * 3 }, (_, index) => (index * 7919) % 251));
    const jpeg = await sharp(noise, { raw: { width: 120, height: 120, channels: 3 } })
      .jpeg()
      .toBuffer();
    expect((await upload('cut.jpg', jpeg.subarray(0, jpeg.length / 2))).body.code).toBe('media.unreadable');
  });

  test('an image with far too many pixels when decoded', async () => {
    const bomb = await aPicture(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer();
    expect((await upload('bomb.png', bomb)).body.code).toBe('media.too-many-pixels');
  });

  test('HTML pages and SVG drawings, even when an administrator allows them', async () => {
    await setSetting(forum, 'upload.allowedExtensions', ['png', 'html', 'svg', 'js']);
    for (const [name, content] of [
      ['a.html', page],
      ['a.svg', drawing],
      ['a.js', 'x'],
    ] as const)
      expect((await upload(name, content)).body.code).toBe('media.not-allowed');
    await forum.forum.db.deleteFrom('setting').execute();
    await forum.forum.settings.changed();
  });

  test('a file larger than the limit, with or without a declared length', async () => {
    await setSetting(forum, 'upload.maxSize', 2_048);
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

  test('a request without a file, with the file in another field, or that is not a complete form', async () => {
    expect((await upload('a.txt', 'x', member, 'other')).body.code).toBe('media.missing');
    const json = await member.request({ method: 'POST', url: '/api/v2/media', payload: { file: 'x' } });
    expect(json.statusCode).toBe(415);
    const torn = mediaForm('a.txt', 'x');
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
    for (const user of [forum.guest, unconfirmed]) {
      const { status } = await upload('a.txt', 'x', user);
      expect(status).toBe(403);
    }
  });

  test('leave no temporary files behind', async () => {
    const folder = join(forum.forum.configuration.dataFolder, 'incoming');
    expect(existsSync(folder)).toBe(true);
    await expect.poll(() => readdirSync(folder)).toEqual([]);
  });
});
