import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { acceptLook, changedLooks, type StoredLook } from '#scripts/review/changed-looks.ts';
import { answer, answerChange, answering, answerPicture } from './own-request.ts';

const prefix = 'workbench/review';
let isBuild = false;

/**
 * Vite plugin of the review page: `changed-looks.json` lists the changed looks of the last test runs, and each picture
 * has an address. During development, `POST accept` copies a new sheet over the reviewed one.
 */
export const review: Plugin = {
  name: 'review',
  configureServer({ middlewares }) {
    middlewares.use(
      `/${prefix}`,
      answering(async (request, response, next) => {
        const path = decodeURIComponent(new URL(request.url ?? '', 'http://localhost').pathname).slice(1);
        if (path === 'accept') return answerChange(request, response, accept);
        const looks = await changedLooks();
        if (path === 'changed-looks.json') return answer(response, 200, looks.map(publicLook));
        const picture = looks.flatMap(picturesOf).find((one) => one.path === path);
        if (!picture) return next();
        answerPicture(response, 'image/png', await readFile(picture.file));
      }),
    );
  },
  config: (_, { command }) => {
    isBuild = command === 'build';
  },
  async buildStart() {
    if (!isBuild) return;
    const looks = await changedLooks();
    const list = JSON.stringify(looks.map(publicLook));
    this.emitFile({ type: 'asset', fileName: `${prefix}/changed-looks.json`, source: list });
    for (const { path, file } of looks.flatMap(picturesOf))
      this.emitFile({ type: 'asset', fileName: `${prefix}/${path}`, source: await readFile(file) });
  },
};

const accept = async ({ address }: { address: string }) => ({ sheet: await acceptLook(address) });

const publicLook = ({ place: _, ...look }: StoredLook) => look;

/** The pictures of a change, by their path below the prefix. Only files that a change names are served. */
const picturesOf = ({ address, place, pictures }: StoredLook) =>
  pictures
    .flatMap(({ reviewed, now }) => [reviewed, now])
    .filter((name) => /^[\w.-]+\.png$/.test(name))
    .map((name) => ({ path: `${address}/${name}`, file: join(place, name) }));
