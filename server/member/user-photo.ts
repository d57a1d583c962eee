import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import { ApiError } from '#api/errors.ts';
import type { ApiFailure } from '#api/failure.ts';
import { cutPicture } from '#server/composer/picture.ts';
import type { PictureArea } from '#server/composer/picture-work.ts';
import { beginUpload } from '#server/composer/upload-allowance.ts';
import type { Forum } from '#server/platform/forum.ts';

/** The side of a member's photo, in pixels: twice the largest size that pages show. */
const side = 320;

/** The largest photo that may be sent, in bytes; what is kept of it is far smaller. */
const largestPhoto = 10 * 1_048_576;

const pictures = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif']);

/** Where photos lie within the uploads. */
const folder = 'photos';

type Parts = NonNullable<Awaited<ReturnType<FastifyRequest['file']>>>['fields'];

/** @throws {ApiError} request.invalid for a part that lies outside of the picture. */
function areaIn(parts: Parts): PictureArea | undefined {
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
  if (!isWithin) throw ApiError.fields({ photo: 'Choose an area inside the picture.' });
  return area;
}

async function readPart(request: FastifyRequest): Promise<{ content: Buffer; area: PictureArea | undefined }> {
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

/** Cuts a picture to a square, upright, and leaves out all it tells about camera and place. */
async function cutSquare(
  userID: number,
  { content, area }: { content: Buffer; area: PictureArea | undefined },
): Promise<Uint8Array> {
  const type = await fileTypeFromBuffer(content);
  if (!type || !pictures.has(type.mime)) throw notAPicture();
  return cutPicture(userID, content, { area, side }).catch((cause: unknown) => {
    throw (cause as ApiFailure).code === 'media.unreadable'
      ? new ApiError('media.not-allowed', { subject: 'jpg, png, gif, webp, avif' }, { cause })
      : cause;
  });
}

/**
 * Keeps the photo that a request carries, checked by its content and made anew; gives its address.
 *
 * @throws {ApiError} media.missing, media.too-large, media.not-allowed, media.too-many-pixels, media.too-many, server.storage-full.
 */
export async function keepPhoto(forum: Forum, request: FastifyRequest): Promise<string> {
  if (!request.isMultipart()) throw new ApiError('request.unsupported-media-type');
  await beginUpload(forum, request.viewer);
  const photo = await cutSquare(request.viewer.userID, await readPart(request));
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
