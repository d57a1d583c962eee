import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { formatSize } from '#api/composer/media/format-size.ts';
import { ApiError } from '#api/errors.ts';
import { ApiFailure } from '#api/failure.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import { insertMedia, type StoredMedia } from '#server/composer/media/media.queries.ts';
import {
  extensionOf,
  isAllowedExtension,
  pictureExtensions,
  recogniseContent,
} from '#server/composer/media/media-content.ts';
import { rewritePicture } from '#server/composer/media/picture.ts';
import { beginUpload, readUsedBytes, requireQuota } from '#server/composer/media/upload-allowance.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';

/** A received file in a temporary folder, with its original name. */
export interface ReceivedFile {
  readonly path: string;
  readonly name: string;
  /** Whether the client accepts only an image. */
  readonly isPictureOnly: boolean;
}

const tooLarge = (settings: Settings) =>
  new ApiError('media.too-large', { subject: formatSize(settings['upload.maxSize']) });

/** Maps the error of a failed reception to a rejection. Only file system errors are unexpected errors of the forum. */
function receivingError(error: unknown, settings: Settings): unknown {
  const { code = '', syscall } = error as { code?: string; syscall?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(settings);
  if (error instanceof ApiFailure || syscall || code.startsWith('FST_')) return error;
  return new ApiError('request.malformed', {}, { cause: error });
}

/** The maximum size of a request beyond its file, in bytes. */
const envelope = 64 * 1_024;

/**
 * Writes the request's file to a temporary folder while it is received. The file is deleted when the response is sent.
 */
async function receiveFile(request: FastifyRequest, settings: Settings): Promise<ReceivedFile> {
  const { dataFolder } = request.server.forum.configuration;
  const limit = settings['upload.maxSize'];
  if (Number(request.headers['content-length'] ?? 0) > limit + envelope) throw tooLarge(settings);
  const tmpdir = join(dataFolder, 'incoming');
  await mkdir(tmpdir, { recursive: true });
  try {
    const { files, values } = await request.saveRequestFiles({ tmpdir, limits: { fileSize: limit, files: 1 } });
    const file = files.find(({ fieldname }) => fieldname === 'file');
    if (!file?.filename) throw new ApiError('media.missing');
    const { type } = values as Record<string, { value?: unknown } | undefined>;
    return { path: file.filepath, name: file.filename, isPictureOnly: type?.value === 'image' };
  } catch (error) {
    throw receivingError(error, settings);
  }
}

/** Returns the extensions that an upload may have. */
const allowedFor = ({ isPictureOnly }: ReceivedFile, settings: Settings): readonly string[] => {
  const allowed = settings['upload.allowedExtensions'];
  return isPictureOnly ? allowed.filter((extension) => pictureExtensions.includes(extension)) : allowed;
};

/** Returns the original name of a file without folders and control characters. */
const tidyName = (name: string): string => {
  const base = name
    .toWellFormed()
    .replace(/^.*[\\/]/s, '')
    .replace(/\p{C}/gu, '')
    .trim();
  return base.length > 255 ? `${base.slice(0, 200)}.${extensionOf(base)}` : base || 'file';
};

/** Returns an unguessable path. The name of an image contains its size, so that posts can reserve its space. */
const newPath = (now: Date, extension: string, picture?: { width: number; height: number }): string => {
  const [year, month] = now.toISOString().split('-');
  const size = picture ? `-${picture.width}x${picture.height}` : '';
  return `${year}/${month}/${randomBytes(16).toString('base64url')}${size}.${extension}`;
};

/**
 * Processes the upload of a request: checks its size while it is received, and stores it.
 *
 * @throws {ApiError} `media.too-large`, `media.missing`, and those of `storeUpload`.
 */
export async function processUpload(forum: Forum, request: FastifyRequest): Promise<StoredMedia> {
  const settings = await forum.settings.get();
  const { viewer } = request;
  const used = await beginUpload(forum, viewer);
  // The stored size is not known yet: the request is a little larger than the file, and images may shrink.
  requireQuota(settings, viewer, { used, size: 1 });
  return storeUpload(forum, viewer, await receiveFile(request, settings));
}

/**
 * Stores a file of a member from a temporary folder: checks its extension, then its content; re-encodes images; stores
 * both the file and the record, or neither.
 *
 * @throws {ApiError} `media.not-allowed`, `media.wrong-content`, `media.unreadable`, `media.too-many-pixels`,
 * `media.too-many`, `media.quota-reached`, `server.storage-full`.
 */
export async function storeUpload(forum: Forum, viewer: Viewer, received: ReceivedFile): Promise<StoredMedia> {
  const settings = await forum.settings.get();
  const name = tidyName(received.name);
  const extension = extensionOf(name);
  const allowed = allowedFor(received, settings);
  if (!isAllowedExtension(extension, allowed)) throw new ApiError('media.not-allowed', { subject: allowed.join(', ') });
  const content = await recogniseContent(received.path, extension);
  if (!content) throw new ApiError('media.wrong-content');
  const picture = content.isPicture ? await rewritePicture(viewer.userID, received.path) : undefined;
  const size = picture?.content.byteLength ?? (await stat(received.path)).size;
  requireQuota(settings, viewer, { used: await readUsedBytes(forum.db, viewer.userID), size });
  const path = newPath(forum.now(), content.extension, picture);
  await forum.media.write(path, picture?.content ?? createReadStream(received.path));
  const record = { name, path, type: content.type, size, insertUserID: viewer.userID };
  try {
    const pixels = { width: picture?.width ?? null, height: picture?.height ?? null };
    return await insertMedia(forum.db, { ...record, ...pixels }, forum.now());
  } catch (error) {
    await forum.media.remove(path);
    throw error;
  }
}
