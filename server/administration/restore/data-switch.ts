import fs from 'node:fs';
import path from 'node:path';
import { lockFolder } from '#server/platform/database/embedded/folder-lock.ts';
import {
  type DataPart,
  type DataSwitch,
  dataParts,
  endSwitch,
  isThere,
  readSwitch,
  syncFolder,
  writeFormer,
  writeSwitch,
} from './switch-file.ts';

/** Moves a file or folder within a file system. Tests replace it to interrupt a switch. */
export type Move = (from: string, to: string) => void;

const move: Move = (from, to) => {
  if (isThere(to)) throw new Error(`${to} exists already.`);
  fs.renameSync(from, to);
  syncFolder(path.dirname(from));
  syncFolder(path.dirname(to));
};

/** The paths of a part: where it is used, where the data to use wait, and where the former data are put. */
const placesOf = (dataFolder: string, { from, to }: DataSwitch, part: DataPart) => ({
  present: path.join(dataFolder, part),
  next: path.join(dataFolder, from, part),
  kept: path.join(dataFolder, to, part),
});

/**
 * Performs an ordered switch of the data, before the database is opened: moves the present data aside and the ordered data
 * in their place. It may be interrupted anywhere and is continued by the next call. If a part cannot be moved, all are moved
 * back. Returns the switch; undefined when none is ordered.
 *
 * @throws {DatabaseInUseError} when another process uses the data.
 */
export function performSwitch(dataFolder: string, moving: Move = move): DataSwitch | undefined {
  const order = readSwitch(dataFolder);
  if (!order || order.state === 'moved') return order;
  const unlock = lockFolder(path.join(dataFolder, 'database'));
  try {
    return order.state === 'reverting' ? revert(dataFolder, order, moving) : moveAll(dataFolder, order, moving);
  } finally {
    unlock();
  }
}

function moveAll(dataFolder: string, order: DataSwitch, moving: Move): DataSwitch {
  try {
    const aside = path.join(dataFolder, order.to);
    fs.mkdirSync(aside, { recursive: true, mode: 0o700 });
    writeFormer(aside, order);
    for (const part of order.parts) moveIn(dataFolder, { order, part }, moving);
  } catch (error) {
    const reverting: DataSwitch = { ...order, state: 'reverting', problem: (error as Error).message };
    writeSwitch(dataFolder, reverting);
    return revert(dataFolder, reverting, moving);
  }
  const moved: DataSwitch = { ...order, state: 'moved' };
  writeSwitch(dataFolder, moved);
  return moved;
}

function moveIn(dataFolder: string, { order, part }: { order: DataSwitch; part: DataPart }, moving: Move): void {
  const { present, next, kept } = placesOf(dataFolder, order, part);
  if (!isThere(next)) {
    // The key is the only part that the present data may lack.
    if (part !== 'secret.key' && !isThere(kept)) throw new Error(`${next} does not exist.`);
    return;
  }
  if (isThere(present)) moving(present, kept);
  // Former data have all folders, so that each can be found in its place again.
  else if (part === 'uploads') fs.mkdirSync(kept, { recursive: true });
  moving(next, present);
}

function revert(dataFolder: string, order: DataSwitch, moving: Move): DataSwitch {
  for (const part of order.parts.toReversed()) {
    const { present, next, kept } = placesOf(dataFolder, order, part);
    // There may be no former key. It is moved after the uploads, and back before them.
    const isMoved = isThere(part === 'secret.key' ? path.join(dataFolder, order.to, 'uploads') : kept);
    if (isMoved && !isThere(next) && isThere(present)) moving(present, next);
    if (isThere(kept) && !isThere(present)) moving(kept, present);
  }
  removeEmptied(path.join(dataFolder, order.to));
  endSwitch(dataFolder, order);
  return order;
}

/** Removes a folder from which all data were moved. Keeps it if it still contains a part. */
export function removeEmptied(folder: string): void {
  if (dataParts.some((part) => isThere(path.join(folder, part)))) return;
  fs.rmSync(folder, { recursive: true, force: true });
}
