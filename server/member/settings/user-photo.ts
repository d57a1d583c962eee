import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import { ApiError } from '#api/errors.ts';
import type { ApiFailure } from '#api/failure.ts';
import { cropToSquare } from '#server/composer/media/picture.ts';
import type { PictureArea } from '#server/composer/media/picture-work.ts';
import { beginUpload } from '#server/composer/media/upload-allowance.ts';
import type { Forum } from '#server/platform/forum.ts';

/** The width and height of a member's photo, in pixels: twice the largest displayed size. */
const side = 320;

/** The maximum size of an uploaded photo, in bytes. The stored photo is much smaller. */
const largestPhoto = 10 * 1_048_576;

const pictures = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif']);

/** The folder of photos within the uploads. */
const folder = 'photos';

type Parts = NonNullable<Awaited<ReturnType<FastifyRequest['file']>>>['fields'];

/** Returns the crop area of a request. @throws {ApiError} request.invalid for an area outside of the picture. */
function areaIn(parts: Parts): PictureArea | undefined {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => {
    const part = [parts[name]].flat()[0];
    return part?.type === 'field' ? Number(part.value) : undefined;
  });
  if (x === undefined && y === undefined && width === undefined && height === undefined) return undefined;
  const area = { x: x ?? 0, y: y ?? 0, width: width ?? 100, height: height ?? 100 };
  // Rounding may exceed 100 percent by up to half a percent.
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

/** Crops a picture to a square, applies its orientation, and removes its metadata, such as camera and location. */
async function cutSquare(
  userID: number,
  { content, area }: { content: Buffer; area: PictureArea | undefined },
): Promise<Uint8Array> {
  const type = await fileTypeFromBuffer(content);
  if (!type || !pictures.has(type.mime)) throw notAPicture();
  return cropToSquare(userID, content, { area, side }).catch((cause: unknown) => {
    throw (cause as ApiFailure).code === 'media.unreadable'
      ? new ApiError('media.not-allowed', { subject: 'jpg, png, gif, webp, avif' }, { cause })
      : cause;
  });
}

/**
 * Stores the photo of a request after checking its content and re-encoding it. Returns its URL.
 *
 * @throws {ApiError} media.missing, media.too-large, media.not-allowed, media.too-many-pixels, media.too-many,
 * server.storage-full.
 */
export async function storePhoto(forum: Forum, request: FastifyRequest): Promise<string> {
  if (!request.isMultipart()) throw new ApiError('request.unsupported-media-type');
  await beginUpload(forum, request.viewer);
  const photo = await cutSquare(request.viewer.userID, await readPart(request));
  const name = randomUUID();
  const path = `${folder}/${name.slice(0, 2)}/${name}.webp`;
  await forum.media.write(path, photo);
  return forum.media.urlOf(path);
}

/** Sets or clears the photo URL of a member and deletes the previous file. */
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

/** Deletes the file of a photo URL when the forum stores it. */
export async function discardPhoto(forum: Forum, url: string | null): Promise<void> {
  const start = forum.media.urlOf(`${folder}/`);
  if (url?.startsWith(start)) await forum.media.remove(`${folder}/${url.slice(start.length)}`);
}
