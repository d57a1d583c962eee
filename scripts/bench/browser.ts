import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '#scripts/setup.mjs';
import type { Subject } from './subject.ts';
import { rowsOf } from './table.ts';

/** The load metrics of a page in Chromium on a slow device and network, in milliseconds. */
export interface PageFigures {
  readonly name: string;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly layoutShift: number;
  readonly longestTask: number;
}

/** The size of the JavaScript that a page loads without user interaction, in bytes. */
export interface ScriptFigures {
  readonly files: number;
  readonly plain: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** The measurements taken in the browser. */
export interface BrowserFigures {
  readonly pages: readonly PageFigures[];
  readonly scripts: ScriptFigures;
}

const flags = '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking';

/** The network of a slow phone: 1.6 Mbit/s, 150 ms round trip. */
const line = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };
const slowdown = 4;
const visits = 3;

/**
 * Visits the home page, a list and a discussion on a slow device, three times each. Returns the median of each metric;
 * `layoutShift` is the maximum.
 */
export async function measureBrowser(port: number, { usualID }: Subject): Promise<BrowserFigures> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: flags.split(' ') });
  const site = `http://127.0.0.1:${port}`;
  const places = { home: '/', list: '/discussions', discussion: `/discussion/${usualID}` };
  try {
    const pages: PageFigures[] = [];
    for (const [name, path] of Object.entries(places)) pages.push(await visitOften(browser, name, site + path));
    return { pages, scripts: await weighScripts(browser, site + places.discussion) };
  } finally {
    await browser.close();
  }
}

async function visitOften(browser: Browser, name: string, url: string): Promise<PageFigures> {
  const seen: Omit<PageFigures, 'name'>[] = [];
  for (let visit = 0; visit < visits; visit += 1) seen.push(await visitSlowly(browser, url));
  const middle = (key: keyof (typeof seen)[number]) =>
    seen.map((one) => one[key]).sort((a, b) => a - b)[visits >> 1] ?? 0;
  return {
    name,
    firstPaint: middle('firstPaint'),
    largestPaint: middle('largestPaint'),
    layoutShift: Math.max(...seen.map((one) => one.layoutShift)),
    longestTask: middle('longestTask'),
  };
}

/** Records the paints, layout shifts and long tasks that the browser reports. Runs in the page. */
const watch = () => {
  const told = { firstPaint: 0, largestPaint: 0, layoutShift: 0, longestTask: 0 };
  Object.assign(globalThis, { told });
  const observe = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') told.firstPaint = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    told.largestPaint = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    told.layoutShift += entry.value ?? 0;
  });
  observe('longtask', (entry) => {
    told.longestTask = Math.max(told.longestTask, entry.duration);
  });
};

async function visitSlowly(browser: Browser, url: string): Promise<Omit<PageFigures, 'name'>> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session);
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(4_000);
  const told = await page.evaluate(() => (globalThis as unknown as { told: Omit<PageFigures, 'name'> }).told);
  await context.close();
  return told;
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Measures the size of every script that the page loads without user interaction. */
async function weighScripts(browser: Browser, url: string): Promise<ScriptFigures> {
  const page = await browser.newPage();
  const sources = await scriptsOf(page, url);
  await page.close();
  const sum = (weigh: (source: Buffer) => number) => sources.reduce((total, source) => total + weigh(source), 0);
  return {
    files: sources.length,
    plain: sum((source) => source.length),
    gzip: sum((source) => gzipSync(source, { level: 9 }).length),
    brotli: sum((source) => brotliCompressSync(source).length),
  };
}

async function scriptsOf(page: Page, url: string): Promise<Buffer[]> {
  const pending = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) pending.set(response.url(), response.body());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1_000);
  return Promise.all(pending.values());
}

/** Returns the page metrics as a Markdown table. */
export const pageTable = ({ pages }: BrowserFigures): string =>
  rowsOf(
    ['Page', 'first paint ms', 'largest paint ms', 'layout shift', 'longest task ms'],
    pages.map((page) => [
      page.name,
      page.firstPaint.toFixed(0),
      page.largestPaint.toFixed(0),
      page.layoutShift.toFixed(3),
      page.longestTask.toFixed(0),
    ]),
  );

/** Returns the script sizes as a sentence. */
export const scriptTable = ({ scripts }: BrowserFigures): string =>
  `JavaScript of a discussion's page at rest: ${scripts.files} files, ${kB(scripts.plain)} kB, ${kB(scripts.gzip)} kB gzip, ${kB(scripts.brotli)} kB Brotli.`;

/** Formats bytes as kilobytes (1,000 bytes), the unit of the budgets. */
const kB = (bytes: number): string => (bytes / 1_000).toFixed(1);
