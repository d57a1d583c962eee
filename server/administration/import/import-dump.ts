import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ImportDump } from '#api/administration/import/site-import.contract.ts';
import { findDumpFiles, tableNames } from '#server/import/stack-exchange/dump-file.ts';
import type { Forum } from '#server/platform/forum.ts';

type Site = Pick<Forum, 'configuration'>;

/** Names a dump: its place and its folder there. */
export type DumpKey = Pick<ImportDump, 'place' | 'name'>;

/** Returns the folder in which uploaded dumps and the lists of lost rows are kept. */
const keptFolder = ({ configuration }: Site): string => path.join(configuration.dataFolder, 'imports');

const folderOf = (site: Site, place: DumpKey['place']): string | undefined =>
  place === 'uploaded' ? path.join(keptFolder(site), 'dumps') : site.configuration.importFolder;

/** Returns the folder of a dump, which need not exist. Undefined for a dump of `IMPORT_DIR` when it is not set. */
export function dumpFolder(site: Site, { place, name }: DumpKey): string | undefined {
  const folder = folderOf(site, place);
  return folder === undefined ? undefined : path.join(folder, name);
}

/** Returns the path of the list of lost rows of an import. */
export const importListPath = (site: Site, taskID: number): string =>
  path.join(keptFolder(site), 'lists', `${taskID}.txt`);

/** Returns a dump. Undefined when there is none, or none of its files can be imported. */
export async function findDumpIn(site: Site, key: DumpKey): Promise<ImportDump | undefined> {
  const folder = dumpFolder(site, key);
  const files = folder === undefined ? undefined : await findDumpFiles(folder).catch(() => undefined);
  if (!files || files.size === 0) return undefined;
  const { place, name } = key;
  return {
    place,
    name,
    files: [...files.values()].map((file) => ({ name: path.basename(file.path), size: file.size })),
  };
}

/** Returns all dumps, those that were uploaded first. */
export async function listDumps(site: Site): Promise<ImportDump[]> {
  const keys = await Promise.all(
    (['uploaded', 'folder'] as const).map(async (place): Promise<DumpKey[]> => {
      const folder = folderOf(site, place);
      const entries = folder === undefined ? [] : await readdir(folder, { withFileTypes: true }).catch(() => []);
      const folders = entries.filter((entry) => entry.isDirectory() || entry.isSymbolicLink());
      return folders.map(({ name }) => ({ place, name })).toSorted((one, other) => one.name.localeCompare(other.name));
    }),
  );
  const found = await Promise.all(keys.flat().map((key) => findDumpIn(site, key)));
  return found.filter((dump) => dump !== undefined);
}

/** Returns the name under which a file of a dump is stored. Undefined for a name that no table has. */
export function dumpFileName(name: string): string | undefined {
  const [, stem = '', packed = ''] = /^(\w+)\.xml(\.gz)?$/i.exec(path.basename(name)) ?? [];
  const table = tableNames.find((one) => one.toLowerCase() === stem.toLowerCase());
  return table && `${table}.xml${packed.toLowerCase()}`;
}

/**
 * Stores an uploaded file of a dump, in place of the file of the same table. `isCut` is asked at the end whether the
 * content was cut off because it was too large. Returns false then, and stores nothing.
 */
export async function storeDumpFile(
  site: Site,
  { name, fileName }: { name: string; fileName: string },
  content: Readable,
  isCut: () => boolean,
): Promise<boolean> {
  const folder = dumpFolder(site, { place: 'uploaded', name }) as string;
  await mkdir(folder, { recursive: true });
  const part = path.join(folder, `${fileName}.${randomUUID()}.part`);
  try {
    await pipeline(content, createWriteStream(part));
    if (isCut()) return false;
    const [table = ''] = fileName.split('.');
    for (const packed of ['.xml', '.xml.gz']) await rm(path.join(folder, `${table}${packed}`), { force: true });
    await rename(part, path.join(folder, fileName));
    return true;
  } finally {
    await rm(part, { force: true });
  }
}

/** Deletes an uploaded dump. */
export const removeDumpFiles = (site: Site, name: string): Promise<void> =>
  rm(dumpFolder(site, { place: 'uploaded', name }) as string, { recursive: true, force: true });
