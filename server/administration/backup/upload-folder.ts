import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { opendir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Digest, RecordDigest } from './table-digest.ts';

/** Yields the paths of all stored uploads, relative and with slashes. Files that are still being written are omitted. */
export async function* listUploads(folder: string, under = ''): AsyncGenerator<string> {
  const entries = await opendir(join(folder, under)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!entries) return;
  for await (const entry of entries) {
    const path = under ? `${under}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* listUploads(folder, path);
    else if (entry.isFile() && !entry.name.endsWith('.part')) yield path;
  }
}

/** The record of an upload in the checksum of all uploads. */
export const uploadRecord = (path: string, checksum: string): string => `${path}\n${checksum}`;

/** Returns the number, size and checksum of all uploads of a folder. */
export async function readUploadDigest(folder: string): Promise<Digest & { readonly bytes: number }> {
  const digest = new RecordDigest();
  let bytes = 0;
  for await (const path of listUploads(folder)) {
    const hash = createHash('sha256');
    for await (const part of createReadStream(join(folder, path))) {
      bytes += (part as Buffer).length;
      hash.update(part as Buffer);
    }
    digest.add(uploadRecord(path, hash.digest('hex')));
  }
  return { ...digest.digest, bytes };
}
