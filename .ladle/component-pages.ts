import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const watched = /^(components\/.*\.tsx?|stories\/.*\.(guide|stories)\.tsx|tests\/.*\.(gestures\.ts|transcript\.md))$/;
const pause = 1_000;

/**
 * Vite plugin that writes the pages of components again when a component, its style, story, guide, gestures or transcript
 * changes. Vite reloads what has changed.
 */
export const componentPages: Plugin = {
  name: 'component-pages',
  configureServer({ watcher }) {
    const root = `${resolve('.').replaceAll('\\', '/')}/`;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isRunning = false;
    const write = () => {
      if (isRunning) return plan();
      isRunning = true;
      execFile(process.execPath, ['scripts/component-pages.ts'], (error) => {
        isRunning = false;
        if (error) console.error(error.message);
      });
    };
    const plan = () => {
      clearTimeout(timer);
      timer = setTimeout(write, pause);
    };
    watcher.add(['components', 'stories', 'tests'].map((folder) => resolve(folder)));
    watcher.on('change', (file) => {
      const name = file.replaceAll('\\', '/').replace(root, '');
      if (watched.test(name) && !/^stories\/(states|components)\//.test(name)) plan();
    });
  },
};
