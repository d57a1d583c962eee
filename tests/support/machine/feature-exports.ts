import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addressOf, type FeatureAddress } from '#scripts/names/address.ts';

/** An export of a feature's file, with the address of the file. */
export interface FeatureExport<Part> extends FeatureAddress {
  readonly part: Part;
}

/**
 * Loads the main export of every file `<folder>/<area>/<group>/<stem><suffix>`, sorted by path: the exported object
 * that has the given key. With the environment variable `WALK`, loads only files whose path contains one of its values,
 * which are separated by commas.
 */
export function loadFeatureExports<Part>(folder: string, suffix: string, key: string): Promise<FeatureExport<Part>[]> {
  const wanted = (process.env['WALK'] ?? '').split(',');
  const files = globSync(`${folder}/*/**/*${suffix}`).filter((file) => wanted.some((one) => file.includes(one)));
  return Promise.all(files.sort().map((file) => load<Part>(file, key)));
}

async function load<Part>(file: string, key: string): Promise<FeatureExport<Part>> {
  const address = addressOf(file);
  if (!address) throw new Error(`${file} lies in no area.`);
  const module = (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>;
  const part = Object.values(module).find((one) => typeof one === 'object' && one !== null && key in one);
  if (!part) throw new Error(`${file} exports nothing with ${key}.`);
  return { ...address, part: part as Part };
}
