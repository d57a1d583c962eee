import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const id = 'virtual:coverage';
const folder = resolve('.cache/reports/coverage');

/** Gives stories what the last run of the walks has covered: `.cache/reports/coverage/<machine>.json`, as a list. */
export const coverage: Plugin = {
  name: 'coverage',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load(module) {
    if (module !== `\0${id}`) return;
    for (const file of reports()) this.addWatchFile(file);
    const found = reports().map((file) => JSON.parse(readFileSync(file, 'utf8')) as unknown);
    return `export default ${JSON.stringify(found)};`;
  },
  configureServer({ watcher, moduleGraph, ws }) {
    mkdirSync(folder, { recursive: true });
    watcher.add(folder);
    watcher.on('all', (_, file) => {
      if (!file.startsWith(folder)) return;
      const module = moduleGraph.getModuleById(`\0${id}`);
      if (!module) return;
      moduleGraph.invalidateModule(module);
      ws.send({ type: 'full-reload' });
    });
  },
};

function reports(): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}
