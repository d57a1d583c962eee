import { existsSync, globSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { type ChangedLook, changeFile, newSheetFile } from '#stories/workbench/review/changed-look.ts';

/** A change with the folder of its pictures. */
export interface StoredLook extends ChangedLook {
  readonly place: string;
}

/**
 * Returns the changed looks of the last runs, the newest of each machine. Accepted ones are not listed. `root` is the
 * folder of the project.
 */
export async function changedLooks(root = '.'): Promise<StoredLook[]> {
  const found = await Promise.all(
    globSync(`${root}/.cache/components*/**/${changeFile}`).map(async (file) => ({
      ...(JSON.parse(await readFile(file, 'utf8')) as ChangedLook),
      place: dirname(file),
    })),
  );
  const newest = new Map<string, StoredLook>();
  for (const look of found.sort((a, b) => a.time - b.time)) newest.set(look.address, look);
  return [...newest.values()].sort((a, b) => (a.address < b.address ? -1 : 1));
}

/** Accepts the changed look of a machine: its new sheet replaces the reviewed one. Returns the path of the sheet. */
export async function acceptLook(address: string, root = '.'): Promise<string> {
  const look = (await changedLooks(root)).find((one) => one.address === address);
  if (!look) throw new Error(`No run has a changed look of ${address}.`);
  const sheet = resolve(root, look.sheet);
  const isSheet = sheet.startsWith(`${resolve(root, 'tests/visual-snapshots')}${sep}`) && sheet.endsWith('.webp');
  const source = join(look.place, newSheetFile);
  if (!isSheet || !existsSync(source)) throw new Error(`The run of ${address} wrote no new sheet.`);
  await mkdir(dirname(sheet), { recursive: true });
  await copyFile(source, sheet);
  await rm(join(look.place, changeFile));
  return look.sheet;
}
