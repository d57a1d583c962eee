import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Model } from '#machines/model/model.ts';

/** A model with the address of its feature. */
export interface FoundModel {
  readonly area: string;
  readonly stem: string;
  readonly model: Model;
}

/** Every model of the project, by the name of its file; `WALK` keeps them to the stems that hold it. */
export async function allModels(): Promise<FoundModel[]> {
  const files = globSync('machines/*/*.model.ts')
    .filter((file) => file.includes(process.env['WALK'] ?? ''))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const [, area = '', name = ''] = file.split('/');
      const module = (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>;
      const model = Object.values(module).find((one) => typeof one === 'object' && one !== null && 'machine' in one);
      if (!model) throw new Error(`${file} exports no model.`);
      return { area, stem: name.replace('.model.ts', ''), model: model as Model };
    }),
  );
}
