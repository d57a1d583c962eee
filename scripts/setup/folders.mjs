import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the project, with a trailing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Returns the absolute path of a file or folder in the project. */
export const inProject = (...names) => join(root, ...names);

/** Returns the content of a file; undefined when the file does not exist. */
export function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Returns the absolute paths of all files below a folder, sorted. The list is empty when the folder does not exist. */
export function filesBelow(folder) {
  let entries = [];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}

/** Returns the paths of all files in folders of a project, relative to it, with forward slashes, and sorted. */
export const projectFiles = (project, folders) =>
  folders
    .flatMap((folder) => filesBelow(join(project, folder)))
    .map((file) => file.slice(join(project, '/').length).replaceAll('\\', '/'))
    .sort();

/** Writes a file if its content differs, so that a process that watches the file sees only changes. */
export function writeIfChanged(file, text) {
  if (textOf(file) === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Returns a hash of the names and contents of the files. */
export function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = textOf(file) ?? '';
    hash.update(`${file.slice(root.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
