import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiFailure } from '#api/failure.ts';
import { deleteMedia, type StoredMedia } from '#server/composer/media/media.queries.ts';
import { storeUpload } from '#server/composer/media/media-upload.ts';
import { beginUpload, requireQuota } from '#server/composer/media/upload-allowance.ts';
import type { Forum } from '#server/platform/forum.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';
import type { IncomingFile } from './incoming-message.ts';

/** The maximum number of files of one mail that become uploads. */
const mostFiles = 10;

/**
 * Stores the attachments of a mail as uploads of the member, with the member's permission, limits and quota. Files that
 * are not allowed are left out.
 */
export async function storeFiles(
  forum: Forum,
  viewer: Viewer,
  files: readonly IncomingFile[],
): Promise<readonly StoredMedia[]> {
  if (files.length === 0 || !may(viewer, 'uploads.add')) return [];
  const stored: StoredMedia[] = [];
  for (const file of files.slice(0, mostFiles)) {
    const media = await storeFile(forum, viewer, file).catch((error: unknown) => {
      if (error instanceof ApiFailure) return undefined;
      throw error;
    });
    if (media) stored.push(media);
  }
  return stored;
}

async function storeFile(forum: Forum, viewer: Viewer, { name, content }: IncomingFile) {
  const settings = await forum.settings.get();
  if (content.byteLength > settings['upload.maxSize']) return undefined;
  requireQuota(settings, viewer, { used: await beginUpload(forum, viewer), size: content.byteLength });
  const folder = join(forum.configuration.dataFolder, 'incoming');
  const path = join(folder, randomUUID());
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(path, content);
    return await storeUpload(forum, viewer, { path, name, isPictureOnly: false });
  } finally {
    await rm(path, { force: true });
  }
}

/** Removes uploads of a mail that was not posted. */
export async function removeUploads(forum: Forum, uploads: readonly StoredMedia[]): Promise<void> {
  if (uploads.length === 0) return;
  await deleteMedia(
    forum.db,
    uploads.map(({ mediaID }) => mediaID),
  );
  for (const { path } of uploads) await forum.media.remove(path);
}
