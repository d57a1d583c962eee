import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a file of a feature exports, with the feature's address. */
export interface Found<Part> {
  readonly area: string;
  readonly stem: string;
  readonly part: Part;
}

/**
 * The main export of every `<folder>/<area>/<stem><suffix>`, by the name of its file: the object that has a certain key.
 * `WALK` keeps them to the stems that hold it.
 */
export function foundFeatures<Part>(folder: string, suffix: string, key: string): Promise<Found<Part>[]> {
  const wanted = process.env['WALK'] ?? '';
  const files = globSync(`${folder}/*/*${suffix}`).filter((file) => file.includes(wanted));
  return Promise.all(files.sort().map((file) => load<Part>(file, suffix, key)));
}

async function load<Part>(file: string, suffix: string, key: string): Promise<Found<Part>> {
  const [, area = '', name = ''] = file.split('/');
  const module = (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>;
  const part = Object.values(module).find((one) => typeof one === 'object' && one !== null && key in one);
  if (!part) throw new Error(`${file} exports nothing with ${key}.`);
  return { area, stem: name.replace(suffix, ''), part: part as Part };
}
