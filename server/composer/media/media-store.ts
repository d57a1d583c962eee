import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The storage of uploaded files. `path` is relative, with slashes, as stored in `media.path`. */
export interface MediaStore {
  write(path: string, content: Uint8Array | Readable): Promise<void>;
  /** Returns the file's content and size. Returns undefined when there is none. */
  read(path: string): Promise<{ stream: Readable; size: number } | undefined>;
  remove(path: string): Promise<void>;
  /** Returns the URL under which the forum serves a path. */
  urlOf(path: string): string;
  /** Returns the path of an absolute or site-relative URL. Returns undefined for URLs of other resources. */
  pathOf(url: string): string | undefined;
}

/** The URL prefix under which the forum serves uploads. */
export const uploadsPrefix = '/uploads/';

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/** Creates a media store in a folder. Writes are atomic: a file is written next to its final path and then moved. */
export function createMediaFolder(folder: string): MediaStore {
  const root = resolve(folder);
  const place = (path: string): string => {
    const full = resolve(root, path);
    if (!full.startsWith(root + sep)) throw new Error(`The media path ${path} is outside the media folder.`);
    return full;
  };
  return {
    async write(path, content) {
      const full = place(path);
      await mkdir(dirname(full), { recursive: true });
      const part = `${full}.${randomUUID()}.part`;
      try {
        await (content instanceof Readable ? pipeline(content, createWriteStream(part)) : writeFile(part, content));
        await rename(part, full);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async read(path) {
      const full = place(path);
      const found = await stat(full).catch(() => undefined);
      return found?.isFile() ? { stream: createReadStream(full), size: found.size } : undefined;
    },
    async remove(path) {
      await rm(place(path), { force: true });
    },
    urlOf: (path) => uploadsPrefix + path,
    pathOf(url) {
      const pathname = URL.canParse(url, 'http://site') ? new URL(url, 'http://site').pathname : '';
      return pathname.startsWith(uploadsPrefix) ? decoded(pathname.slice(uploadsPrefix.length)) : undefined;
    },
  };
}

/** Returns the media folder of a data folder. */
export const mediaFolderOf = (dataFolder: string): string => join(dataFolder, 'uploads');
