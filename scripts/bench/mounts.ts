import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { findChromium } from '#scripts/setup.mjs';
import { rowsOf } from './table.ts';

/**
 * The cost of mounting a component compared with the bare Radix component: milliseconds for all instances, and the
 * number of event listeners on their elements.
 */
export interface MountFigures {
  readonly name: string;
  readonly ours: number;
  readonly bare: number;
  readonly listeners: number;
}

/** The mounting cost of many idle components on a page. */
export interface Mounts {
  readonly count: number;
  readonly parts: readonly MountFigures[];
  /** The additional mounting time of the tooltips of all buttons, in milliseconds. */
  readonly tips: number;
}

const outDir = resolve('.cache/bench-mounts');

/**
 * Mounts 1,000 triggers of tooltips, menus and dialogs in Chromium, the forum's own and bare Radix ones, with the
 * production build of React.
 */
export async function measureMounts(): Promise<Mounts> {
  const count = 1_000;
  await bundle();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    await page.setContent('<!doctype html><html lang="en"><body></body></html>');
    await page.addScriptTag({ path: `${outDir}/mount-bench.js` });
    const parts = await page.evaluate(`measureMounts(${count})`);
    const tips = await page.evaluate(`measureTips(${count})`);
    return { count, parts: parts as MountFigures[], tips: tips as number };
  } finally {
    await browser.close();
  }
}

const bundle = () =>
  build({
    configFile: false,
    logLevel: 'warn',
    plugins: [vanillaExtractPlugin(), react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      cssCodeSplit: false,
      lib: {
        entry: resolve('stories/support/mount-bench.tsx'),
        formats: ['iife'],
        name: 'bench',
        fileName: () => 'mount-bench.js',
      },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });

/** Returns the measurements as a table, and the additional time of the tooltips. */
export function mountsTable({ count, parts, tips }: Mounts): string {
  const rows = parts.map(({ name, ours, bare, listeners }) => [
    `${count.toLocaleString('en')} ${name} triggers`,
    `${ours.toFixed(1)} ms`,
    `${bare.toFixed(1)} ms`,
    (ours / bare).toFixed(2),
    String(listeners),
  ]);
  const table = rowsOf(['mounted', 'ours', 'bare Radix', 'ratio', 'listeners of their own'], rows);
  return `${table}\n\nThe tooltips of ${count.toLocaleString('en')} idle buttons add ${tips.toFixed(1)} ms to mounting them.`;
}
