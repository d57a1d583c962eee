import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { readArchive, readEntry } from '#server/administration/backup/archive-reading.ts';

/** Returns the entries of an archive by their names. */
export async function unpackArchive(file: string): Promise<Map<string, Buffer>> {
  const entries = new Map<string, Buffer>();
  for await (const entry of readArchive(createReadStream(file).pipe(createGunzip())))
    entries.set(entry.name, await readEntry(entry));
  return entries;
}
