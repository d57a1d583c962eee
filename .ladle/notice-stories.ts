import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Vite plugin that reloads the list of stories when a story is added, renamed or deleted. Ladle 5.1 passes a glob to
 * chokidar 4, which no longer supports globs, so Ladle does not detect these changes itself.
 */
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
