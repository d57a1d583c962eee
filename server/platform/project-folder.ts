import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's folder: the nearest one above this file with a `package.json`, for the sources and for the built server. */
export const projectFolder = folderAbove(import.meta.dirname);

/** The path of a file or folder of the project. */
export const inProject = (...names: readonly string[]): string => join(projectFolder, ...names);

function folderAbove(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`No package.json above ${import.meta.dirname}.`);
  return folderAbove(parent);
}
