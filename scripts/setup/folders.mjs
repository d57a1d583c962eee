import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole project, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The path of something in the project. */
export const inProject = (...names) => join(root, ...names);

/** A file's text, or undefined when there is no such file. */
export function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Every file below a folder, sorted, as absolute paths; none when there is no such folder. */
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

/** One value that changes whenever the name or the content of any of the files does. */
export function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = textOf(file) ?? '';
    hash.update(`${file.slice(root.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
