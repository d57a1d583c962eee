import { globSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { addressOf } from '#scripts/names/address.ts';

const id = 'virtual:coverage';
const folder = resolve('.cache/reports/coverage');

/**
 * Vite plugin that provides the virtual module `virtual:coverage`: the coverage reports of the latest walks
 * (`.cache/reports/coverage/<area>/<stem>.<run>.json`), and the lists of machines, models, scenes and gestures.
 */
export const coverage: Plugin = {
  name: 'coverage',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load(module) {
    if (module !== `\0${id}`) return;
    for (const file of reports()) this.addWatchFile(file);
    return `export const reports = ${JSON.stringify(reports().map(reportIn))};
export const machines = ${JSON.stringify(addresses('machines/**/*.machine.ts'))};
export const models = ${JSON.stringify(addresses('machines/**/*.model.ts'))};
export const scenes = ${JSON.stringify(addresses('stories/**/*.scene.tsx'))};
export const gestures = ${JSON.stringify(addresses('tests/**/*.gestures.ts'))};`;
  },
  configureServer({ watcher, moduleGraph, ws }) {
    mkdirSync(folder, { recursive: true });
    watcher.add(folder);
    watcher.on('all', (_, file) => {
      const module = file.startsWith(folder) ? moduleGraph.getModuleById(`\0${id}`) : undefined;
      if (!module) return;
      moduleGraph.invalidateModule(module);
      ws.send({ type: 'full-reload' });
    });
  },
};

const reports = () => globSync(`${folder}/*/*.json`).sort();

/**
 * Reads a report and adds the run named in its file name (`draft.pointer.json` → `pointer`), and whether the machine, its
 * model or its gestures have changed since.
 */
const reportIn = (file: string) => {
  const report = JSON.parse(readFileSync(file, 'utf8')) as { readonly stem: string };
  const sources = globSync([`machines/**/${report.stem}.{machine,model}.ts`, `tests/**/${report.stem}.gestures.ts`]);
  const written = statSync(file).mtimeMs;
  const isStale = sources.some((source) => statSync(source).mtimeMs > written);
  return { ...report, run: basename(file, '.json').split('.').at(-1), isStale };
};

/** `machines/post/menu/post-deletion.machine.ts` → `post/post-deletion`. */
const addresses = (pattern: string) =>
  globSync(pattern)
    .flatMap((file) => addressOf(file) ?? [])
    .map(({ area, stem }) => `${area}/${stem}`)
    .sort();
