import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiFailure } from '#api/failure.ts';
import { PicturePool } from '#server/composer/media/picture-pool.ts';
import { aPicture } from './media-form.ts';

let folder: string;
const pathOf = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folkmoot-pictures-'));
  await writeFile(pathOf('small.png'), await aPicture().png().toBuffer());
  // Encoding noise with many pixels as AVIF takes seconds.
  const side = 3_200;
  const noise = Buffer.alloc(side * side * 3);
  for (let index = 0; index < noise.length; index += 1) noise[index] = (index * 7_919) % 251;
  const raw = sharp(noise, { raw: { width: side, height: side, channels: 3 } });
  await writeFile(pathOf('slow.avif'), await raw.avif({ effort: 0, quality: 40 }).toBuffer());
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const rewrite = (name: string) => ({ kind: 'rewrite', path: pathOf(name), largest: 4_096 }) as const;

const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    ({ code }: ApiFailure) => code,
  );

/** The options that encode an image of each format in the shortest time. */
const fastest = {
  avif: { effort: 0 },
  webp: { effort: 0 },
  png: { compressionLevel: 1 },
  jpeg: {},
  gif: { effort: 1 },
};

describe('the pixel limit of an image is checked by its header and depends on its format', () => {
  test.each([
    ['avif', 5_100, 5_000, 25],
    ['webp', 8_000, 6_300, 50],
    ['png', 9_000, 9_000, 80],
    ['jpeg', 9_000, 9_000, 80],
    ['gif', 8_000, 7_600, 60],
  ] as const)('%s', async (format, width, height, most) => {
    const name = `large.${format}`;
    await writeFile(pathOf(name), await aPicture(width, height).toFormat(format, fastest[format]).toBuffer());
    const refusal = await new PicturePool().work(1, rewrite(name)).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'media.too-many-pixels', details: { subject: String(most) } });
  });
});

describe('an image that takes too long', () => {
  test('is aborted together with its process, and the next one is processed', async () => {
    const pool = new PicturePool({ processes: 1, timeLimit: 5_000 });
    const started = Date.now();
    const slow = outcomeOf(pool.work(1, rewrite('slow.avif')));
    const small = outcomeOf(pool.work(2, rewrite('small.png')));
    expect([await slow, await small]).toEqual(['media.unreadable', 'done']);
    expect(Date.now() - started).toBeGreaterThanOrEqual(5_000);
  });

  test('does not delay other members', async () => {
    const pool = new PicturePool({ timeLimit: 5_000 });
    const order: string[] = [];
    const note = (name: string) => (outcome: string) => order.push(`${name} ${outcome}`);
    const slow = [1, 2].map(() => outcomeOf(pool.work(1, rewrite('slow.avif'))).then(note('slow')));
    await outcomeOf(pool.work(2, rewrite('small.png'))).then(note('small'));
    expect(order).toEqual(['small done']);
    await Promise.all(slow);
  });
});

test('the images of several members are processed in turn', async () => {
  const pool = new PicturePool({ processes: 1 });
  const order: number[] = [];
  const send = (userID: number) => pool.work(userID, rewrite('small.png')).then(() => order.push(userID));
  await Promise.all([send(1), send(1), send(1), send(2), send(3), send(2)]);
  expect(order).toEqual([1, 2, 3, 1, 2, 1]);
});

test('a member with too many waiting images is refused, and every member once the queue is full', async () => {
  const pool = new PicturePool({ processes: 1, waitingOfOne: 2, waiting: 3 });
  const send = (userID: number) => outcomeOf(Promise.resolve().then(() => pool.work(userID, rewrite('small.png'))));
  const outcomes = await Promise.all([1, 1, 1, 1, 2, 3].map(send));
  expect(outcomes).toEqual(['done', 'done', 'done', 'media.too-many', 'done', 'server.busy']);
});

test('a damaged image is reported, and its process continues', async () => {
  await writeFile(pathOf('broken.png'), Buffer.from('no picture'));
  const pool = new PicturePool({ processes: 1 });
  expect(await outcomeOf(pool.work(1, rewrite('broken.png')))).toBe('media.unreadable');
  expect(await outcomeOf(pool.work(1, rewrite('small.png')))).toBe('done');
});
