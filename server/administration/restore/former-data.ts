import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FormerData } from '#api/administration/restore/restoration.contract.ts';
import type { Forum } from '#server/platform/forum.ts';
import { restoredFolderName } from './restored-folder.ts';
import { type DataPart, dataParts, isThere, readFormer } from './switch-file.ts';

type Site = Pick<Forum, 'configuration'>;

const prefix = 'before-restore-';

/** Returns the name of the folder to which a switch at a time moves the present data. */
export const formerName = (date: Date): string =>
  `${prefix}${date.toISOString().slice(0, 10)}-${date.toISOString().slice(11, 23).replaceAll(/[:.]/g, '')}`;

/** Returns the folder of former data. */
export const formerFolder = ({ configuration }: Site, name: string): string =>
  path.join(configuration.dataFolder, name);

/** Returns the parts that a folder of data contains. */
export const partsIn = (folder: string): DataPart[] => dataParts.filter((part) => isThere(path.join(folder, part)));

const sizes = new Map<string, Promise<number>>();

async function measure(folder: string): Promise<number> {
  let size = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) size += (await stat(path.join(entry.parentPath, entry.name)).catch(() => undefined))?.size ?? 0;
  return size;
}

/** Returns the size of former data, which do not change, in bytes. */
function sizeOf(folder: string): Promise<number> {
  const size = sizes.get(folder) ?? measure(folder);
  sizes.set(folder, size);
  return size;
}

/** Returns former data. */
export async function findFormerData(site: Site, name: string): Promise<FormerData | undefined> {
  const folder = formerFolder(site, name);
  const description = readFormer(folder);
  if (!description || !partsIn(folder).includes('database')) return undefined;
  return { name, ...description, size: await sizeOf(folder) };
}

/** Returns all former data, newest first. */
export async function listFormerData(site: Site): Promise<FormerData[]> {
  const names = await readdir(site.configuration.dataFolder).catch(() => []);
  const found = names.filter((name) => name.startsWith(prefix)).map((name) => findFormerData(site, name));
  return (await Promise.all(found))
    .filter((former) => former !== undefined)
    .toSorted((one, other) => other.date.localeCompare(one.date));
}

/**
 * Deletes former data. They are first moved away, so that an interruption leaves none that look complete. What is left
 * disappears with the next restoration.
 */
export async function removeFormerFolder(site: Site, name: string): Promise<void> {
  const folder = formerFolder(site, name);
  const aside = path.join(site.configuration.dataFolder, restoredFolderName, name);
  await mkdir(path.dirname(aside), { recursive: true });
  await rename(folder, aside);
  sizes.delete(folder);
  await rm(aside, { recursive: true, force: true });
}
