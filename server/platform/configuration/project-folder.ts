import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's folder: the nearest parent folder with a `package.json`, for the sources as for the built server. */
export const projectFolder = folderAbove(import.meta.dirname);

/** Returns the absolute path of a file or folder of the project. */
export const inProject = (...names: readonly string[]): string => join(projectFolder, ...names);

function folderAbove(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`No package.json above ${import.meta.dirname}.`);
  return folderAbove(parent);
}
