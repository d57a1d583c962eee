import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Loads every file `<folder>/<area>/<stem><suffix>`, and returns from each the exported object that has the given key.
 * `WALK` limits the files to those whose path contains it.
 */
export interface FeatureExport<Part> {
  readonly area: string;
  /** The folder below the top-level one: the area, or a group within it, as in `post/menu`. */
  readonly folder: string;
  readonly stem: string;
  readonly part: Part;
}

/**
 * Loads the main export of every file `<folder>/<area>/<group>/<stem><suffix>`, sorted by path: the exported object
 * that has the given key. With the environment variable `WALK`, loads only files whose path contains its value.
 */
export function loadFeatureExports<Part>(folder: string, suffix: string, key: string): Promise<FeatureExport<Part>[]> {
  const wanted = process.env['WALK'] ?? '';
  const files = globSync(`${folder}/*/**/*${suffix}`).filter((file) => file.includes(wanted));
  return Promise.all(files.sort().map((file) => load<Part>(file, suffix, key)));
}

async function load<Part>(file: string, suffix: string, key: string): Promise<FeatureExport<Part>> {
  const [, area = '', ...rest] = file.split('/');
  const folder = [area, ...rest.slice(0, -1)].join('/');
  const module = (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>;
  const part = Object.values(module).find((one) => typeof one === 'object' && one !== null && key in one);
  if (!part) throw new Error(`${file} exports nothing with ${key}.`);
  return { area, folder, stem: basename(file, suffix), part: part as Part };
}
