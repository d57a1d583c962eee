import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { projectFiles, root } from '#scripts/setup/folders.mjs';

const folders = ['api', 'machines', 'components', 'pages', 'server', 'addons', 'stories', 'tests', 'theme', 'scripts'];

/** Returns the paths of all source files of the project, relative to its root and with forward slashes. */
export const sourceFiles = (project = root) =>
  projectFiles(project, folders).filter((file) => !/^(stories\/states|tests\/visual-snapshots)\//.test(file));

const imports =
  /^\s*(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

/** Returns the paths of the project's files that a source text imports. Imports of types count only `withTypes`. */
export function importsOf(file, text, { withTypes = false } = {}) {
  return [...text.matchAll(imports)]
    .filter(([, type]) => withTypes || !type)
    .map(([, , from, lazily]) => from ?? lazily)
    .flatMap((name) => {
      if (name.startsWith('#')) return [name.slice(1)];
      return name.startsWith('.') ? [posix.join(dirname(file), name)] : [];
    });
}

/** Returns, for each file, the files that import it. */
export function importers(files, read = (file) => readFileSync(join(root, file), 'utf8')) {
  const by = new Map();
  for (const file of files.filter((name) => /\.(tsx?|mjs)$/.test(name)))
    for (const target of importsOf(file, read(file))) by.set(target, [...(by.get(target) ?? []), file]);
  return by;
}
