import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import { ApiError } from '#api/errors.ts';
import type { Forum } from '#server/platform/forum.ts';

/** The side of a member's photo, in pixels: twice the largest size that pages show. */
const side = 320;

/** The largest photo that may be sent, in bytes; what is kept of it is far smaller. */
const largestPhoto = 10 * 1_048_576;

/** The most pixels a photo may have; a small file can hold a picture too large to open. */
const mostPixels = 50_000_000;

const pictures = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif']);

/** Where photos lie within the uploads. */
const folder = 'photos';

/** The part of a picture that is kept, in hundredths of its width and height. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Parts = NonNullable<Awaited<ReturnType<FastifyRequest['file']>>>['fields'];

/** @throws {ApiError} request.invalid for a part that lies outside of the picture. */
function areaIn(parts: Parts): Area | undefined {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => {
    const part = [parts[name]].flat()[0];
    return part?.type === 'field' ? Number(part.value) : undefined;
  });
  if (x === undefined && y === undefined && width === undefined && height === undefined) return undefined;
  const area = { x: x ?? 0, y: y ?? 0, width: width ?? 100, height: height ?? 100 };
  // Half a hundredth more than all is what rounding makes.
  const isWithin =
    area.x >= 0 &&
    area.y >= 0 &&
    area.width > 0 &&
    area.height > 0 &&
    area.x + area.width <= 100.5 &&
    area.y + area.height <= 100.5;
  if (!isWithin) throw ApiError.fields({ photo: 'Choose a part within the picture.' });
  return area;
}

async function readPart(request: FastifyRequest): Promise<{ content: Buffer; area: Area | undefined }> {
  const part = await request.file({ limits: { fileSize: largestPhoto, files: 1 } });
  if (part?.fieldname !== 'photo') throw new ApiError('media.missing');
  const content = await part.toBuffer().catch((error: { code?: string }) => {
    if (error.code === 'FST_REQ_FILE_TOO_LARGE') throw new ApiError('media.too-large', { subject: '10 MB' });
    throw error;
  });
  if (content.length === 0) throw new ApiError('media.missing');
  return { content, area: areaIn(part.fields) };
}

const notAPicture = () => new ApiError('media.not-allowed', { subject: 'jpg, png, gif, webp, avif' });

/** The chosen part in pixels of the upright picture, at least one. */
function pixelsOf({ x, y, width, height }: Area, size: { width: number; height: number }) {
  const left = Math.min(Math.round((x / 100) * size.width), size.width - 1);
  const top = Math.min(Math.round((y / 100) * size.height), size.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round((width / 100) * size.width), size.width - left)),
    height: Math.max(1, Math.min(Math.round((height / 100) * size.height), size.height - top)),
  };
}

async function drawSquare(content: Buffer, area: Area | undefined): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(content, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
  const part = area && pixelsOf(area, (await picture.metadata()).autoOrient);
  return (part ? picture.extract(part) : picture).resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
}

/** Cuts a picture to a square, upright, and leaves out all it tells about camera and place. */
async function cutSquare({ content, area }: { content: Buffer; area: Area | undefined }): Promise<Buffer> {
  const type = await fileTypeFromBuffer(content);
  if (!type || !pictures.has(type.mime)) throw notAPicture();
  return drawSquare(content, area).catch((cause: unknown) => {
    throw new ApiError('media.not-allowed', { subject: 'jpg, png, gif, webp, avif' }, { cause });
  });
}

/**
 * Keeps the photo that a request carries, checked by its content and made anew; gives its address.
 *
 * @throws {ApiError} media.missing, media.too-large, media.not-allowed.
 */
export async function keepPhoto(forum: Forum, request: FastifyRequest): Promise<string> {
  if (!request.isMultipart()) throw new ApiError('request.unsupported-media-type');
  const photo = await cutSquare(await readPart(request));
  const name = randomUUID();
  const path = `${folder}/${name.slice(0, 2)}/${name}.webp`;
  await forum.media.write(path, photo);
  return forum.media.urlOf(path);
}

/** Puts a photo's address, or none, to a member, and deletes the file that was there before. */
export async function setPhoto(
  forum: Forum,
  { userID, formerUrl, url }: { userID: number; formerUrl: string | null; url: string | null },
): Promise<void> {
  await forum.db
    .updateTable('member')
    .set({ photo_url: url, date_updated: forum.now() })
    .where('user_id', '=', userID)
    .execute();
  await discardPhoto(forum, formerUrl);
}

/** Deletes the file behind a photo's address, when the forum keeps it. */
export async function discardPhoto(forum: Forum, url: string | null): Promise<void> {
  const start = forum.media.urlOf(`${folder}/`);
  if (url?.startsWith(start)) await forum.media.remove(`${folder}/${url.slice(start.length)}`);
}
