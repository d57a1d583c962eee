import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Gestures } from './gestures.ts';

/** The gestures of a feature with its address. */
export interface FoundGestures {
  readonly area: string;
  readonly stem: string;
  readonly gestures: Gestures;
}

/** The gestures of every model, by the name of their file; `WALK` keeps them to the stems that hold it. */
export async function allGestures(): Promise<FoundGestures[]> {
  const wanted = process.env['WALK'] ?? '';
  const files = globSync('tests/*/*.gestures.ts').filter((file) => file.includes(wanted));
  return Promise.all(files.sort().map(load));
}

async function load(file: string): Promise<FoundGestures> {
  const [, area = '', name = ''] = file.split('/');
  const module = (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>;
  const gestures = Object.values(module).find((one) => typeof one === 'object' && one !== null && 'seen' in one);
  if (!gestures) throw new Error(`${file} exports no gestures.`);
  return { area, stem: name.replace('.gestures.ts', ''), gestures: gestures as Gestures };
}
