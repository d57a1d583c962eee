import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Ladle 5.1 gives a glob to chokidar 4, which takes none any more, and so misses new, renamed and deleted stories. */
export const noticeStories: Plugin = {
  name: 'notice-stories',
  configureServer({ watcher, moduleGraph, ws }) {
    const known = new Map<string, string>();
    const started = performance.now();
    const refresh = () => {
      const list = moduleGraph.getModuleById('\0virtual:generated-list');
      if (list) moduleGraph.invalidateModule(list);
      ws.send({ type: 'full-reload' });
    };
    watcher.add(resolve('stories'));
    watcher.on('all', (event, file) => {
      if (!file.includes('.stories.')) return;
      const names = event === 'unlink' ? undefined : storyNames(file);
      const before = known.get(file);
      names === undefined ? known.delete(file) : known.set(file, names);
      const isFirstLook = event === 'add' && performance.now() - started < 10_000;
      if (!isFirstLook && before !== names) refresh();
    });
  },
};

const storyNames = (file: string) =>
  readFileSync(file, 'utf8')
    .match(/^export (default|const \w+)|(storyName|title).*$/gm)
    ?.join() ?? '';
