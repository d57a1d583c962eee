import { existsSync, globSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import sharp, { type OutputInfo } from 'sharp';
import type { Plugin } from 'vite';
import { picturePlace } from '#tests/support/machine/snapshot-sheet.ts';
import { answering, answerPicture } from './own-request.ts';

const address = /^\/(?<machine>[\w-]+\/[\w-]+)\/(?<index>\d+)-of-(?<count>\d+)\.webp$/;
const prefix = 'workbench/pictures';
const snapshots = resolve('tests/visual-snapshots');
let isBuild = false;

/**
 * Vite plugin that provides the reviewed picture of each state, cut from the sheet of its machine: on request during
 * development, as files in the build.
 */
export const pictures: Plugin = {
  name: 'pictures',
  configureServer({ middlewares }) {
    middlewares.use(
      `/${prefix}`,
      answering(async ({ url = '' }, response, next) => {
        const { machine, index, count } = address.exec(url)?.groups ?? {};
        const file = machine && sheetOf(machine);
        if (!file || !existsSync(file)) return next();
        const [picture] = await cut(file, Number(count), [Number(index)]);
        if (picture) answerPicture(response, 'image/webp', picture);
      }),
    );
  },
  config: (_, { command }) => {
    isBuild = command === 'build';
  },
  async buildStart() {
    if (!isBuild) return;
    const states = JSON.parse(await readFile('stories/states/index.json', 'utf8')) as Record<string, { scene: string }>;
    const counts = Map.groupBy(Object.values(states), ({ scene }) => basename(scene));
    for (const file of environment() ? globSync(`${snapshots}/${environment()}/*/*.webp`) : []) {
      const machine = file.split(/[\\/]/).slice(-2).join('/').replace('.webp', '');
      const count = (counts.get(basename(machine))?.length ?? 0) * 2;
      const all = Array.from({ length: count }, (_, index) => index);
      for (const [index, source] of (await cut(file, count, all)).entries())
        this.emitFile({ type: 'asset', fileName: `${prefix}/${machine}/${index}-of-${count}.webp`, source });
    }
  },
};

/** The folder of the pictures: one environment is kept at a time. */
const environment = () => (existsSync(snapshots) ? readdirSync(snapshots).sort().at(-1) : undefined);

const sheetOf = (machine: string) => `${snapshots}/${environment()}/${machine}.webp`;

const sheets = new Map<string, Promise<{ data: Buffer; info: OutputInfo }>>();

/** Decodes each version of a sheet once. The last one stays in memory. */
function decoded(file: string) {
  const version = `${file} ${statSync(file).mtimeMs}`;
  const known = sheets.get(version);
  if (known) return known;
  sheets.clear();
  const sheet = sharp(file, { limitInputPixels: false }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  sheets.set(version, sheet);
  return sheet;
}

async function cut(file: string, count: number, indexes: readonly number[]): Promise<Buffer[]> {
  const { data, info } = await decoded(file);
  const { width, height } = info;
  return Promise.all(
    indexes.map((index) =>
      sharp(data, { raw: { width, height, channels: 3 }, limitInputPixels: false })
        .extract(picturePlace(index, count, { width, height }))
        .webp({ quality: 90 })
        .toBuffer(),
    ),
  );
}
