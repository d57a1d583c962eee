import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addressOf, type FeatureAddress } from '#scripts/names/address.ts';
import { isWalked } from './walked-files.ts';

/** An export of a feature's file, with the address of the file. */
export interface FeatureExport<Part> extends FeatureAddress {
  readonly part: Part;
}

/** A file that could not be loaded, with the error. */
export interface FailedLoad {
  readonly file: string;
  readonly error: unknown;
}

/** The files that could not be loaded so far. A test reports each, so that one machine does not hide the others. */
export const failedLoads: FailedLoad[] = [];

/**
 * Loads the main export of every file `<folder>/<area>/<group>/<stem><suffix>`, sorted by path: the exported object
 * that has the given key. Loads only the files that `isWalked` selects. A file that cannot be loaded is added to
 * `failedLoads` and left out.
 */
export async function loadFeatureExports<Part>(
  folder: string,
  suffix: string,
  key: string,
): Promise<FeatureExport<Part>[]> {
  const files = globSync(`${folder}/*/**/*${suffix}`).filter(isWalked);
  const loaded = await Promise.all(
    files.sort().map((file) =>
      load<Part>(file, key).catch((error: unknown) => {
        failedLoads.push({ file, error });
        return undefined;
      }),
    ),
  );
  return loaded.filter((one) => one !== undefined);
}

async function load<Part>(file: string, key: string): Promise<FeatureExport<Part>> {
  const address = addressOf(file);
  if (!address) throw new Error(`${file} lies in no area.`);
  const module = (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>;
  const part = Object.values(module).find((one) => typeof one === 'object' && one !== null && key in one);
  if (!part) throw new Error(`${file} exports nothing with ${key}.`);
  return { ...address, part: part as Part };
}
