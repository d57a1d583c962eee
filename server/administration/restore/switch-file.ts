import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** The parts of the data folder that belong to a forum's data, in the order in which they are replaced. */
export const dataParts = ['uploads', 'secret.key', 'database'] as const;

/** A part of the data folder. */
export type DataPart = (typeof dataParts)[number];

const row = z.record(z.string(), z.unknown());

/** The facts about a switch that its log entry and the page show. */
const SwitchFacts = z.object({
  id: z.string(),
  /** `restore` for a restored backup, `back` for the former data of an earlier switch. */
  kind: z.enum(['restore', 'back']),
  date: z.string(),
  /** The time of the data that take the place: that of the backup, or that at which they were put aside. */
  dateData: z.string(),
  siteUrl: z.string(),
  /** The folder that contains the data to use, in the data folder. */
  from: z.string(),
  /** The folder to which the present data are moved, in the data folder. */
  to: z.string(),
});

/**
 * An ordered switch of the data: the file `switch.json` of the data folder. While it exists, the switch is not finished.
 * `ordered`: the parts are being moved. `reverting`: a part could not be moved, so all are moved back. `moved`: only the
 * database has to be completed.
 */
export const DataSwitch = SwitchFacts.extend({
  state: z.enum(['ordered', 'reverting', 'moved']),
  parts: z.array(z.enum(dataParts)),
  problem: z.string().nullable(),
  /** The administrator who ordered it, and their session. */
  actor: row,
  session: row.nullable(),
  /** The tasks, such as backups, which a backup does not contain. */
  tasks: z.array(row),
});
export type DataSwitch = z.infer<typeof DataSwitch>;

/** The last finished or failed switch: the file `last-switch.json` of the data folder. */
export const LastSwitch = SwitchFacts.extend({ problem: z.string().nullable() });
export type LastSwitch = z.infer<typeof LastSwitch>;

const switchFile = 'switch.json';
const lastSwitchFile = 'last-switch.json';

/** Whether a file or folder exists, also as a symbolic link whose target does not. */
export const isThere = (place: string): boolean => fs.lstatSync(place, { throwIfNoEntry: false }) !== undefined;

/** Syncs a folder, so that its renamed entries survive a power failure. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** Writes a small file of the data folder in one step, readable only by the forum's user account. */
function writeWhole(file: string, content: unknown): void {
  fs.writeFileSync(`${file}.new`, JSON.stringify(content), { mode: 0o600, flush: true });
  fs.renameSync(`${file}.new`, file);
  syncFolder(path.dirname(file));
}

function readWhole<T>(file: string, schema: z.ZodType<T>): T | undefined {
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
  return text === undefined ? undefined : schema.parse(JSON.parse(text));
}

/** Returns the unfinished switch of a data folder. */
export const readSwitch = (dataFolder: string): DataSwitch | undefined =>
  readWhole(path.join(dataFolder, switchFile), DataSwitch);

/** Stores an unfinished switch. */
export const writeSwitch = (dataFolder: string, order: DataSwitch): void =>
  writeWhole(path.join(dataFolder, switchFile), order);

/** Withdraws an order that was not begun. */
export const removeSwitch = (dataFolder: string): void => fs.rmSync(path.join(dataFolder, switchFile), { force: true });

/** Returns the last finished or failed switch of a data folder. */
export const readLastSwitch = (dataFolder: string): LastSwitch | undefined =>
  readWhole(path.join(dataFolder, lastSwitchFile), LastSwitch);

/** Ends a switch: stores its result and removes the order. */
export function endSwitch(dataFolder: string, order: DataSwitch): void {
  writeWhole(path.join(dataFolder, lastSwitchFile), LastSwitch.parse(order));
  fs.rmSync(path.join(dataFolder, switchFile), { force: true });
  syncFolder(dataFolder);
}

/** The description of data that a switch put aside: the file `former.json` of their folder. */
export const FormerDescription = z.object({
  kind: SwitchFacts.shape.kind,
  /** The time at which they were put aside. */
  date: z.string(),
  /** The time of the data that took their place. */
  dateData: z.string(),
});
export type FormerDescription = z.infer<typeof FormerDescription>;

const formerFile = 'former.json';

/** Returns the description of data that a switch put aside. */
export const readFormer = (folder: string): FormerDescription | undefined =>
  readWhole(path.join(folder, formerFile), FormerDescription);

/** Describes data that a switch puts aside. */
export const writeFormer = (folder: string, description: FormerDescription): void =>
  writeWhole(path.join(folder, formerFile), FormerDescription.parse(description));
