import { globSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * The file of a component by its name, in whichever folder of `components/` it is.
 * @throws {Error} unless exactly one file has this name.
 */
export function componentFile(root: string, name: string): string {
  const found = globSync(`components/**/${name}`, { cwd: root });
  const [file] = found;
  if (!file || found.length > 1) throw new Error(`components/ has ${found.length} files named ${name}; expected one.`);
  return resolve(root, file);
}
