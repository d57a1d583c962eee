import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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
  /** Total Blocking Time: the time beyond 50 ms of each task that ends after the first paint. */
  readonly blockingTime: number;
  /** Scripts that the page asks for until it is at rest, and their bytes as they are sent. */
  readonly scriptFiles: number;
  readonly scriptBytes: number;
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
const visits = 5;

/**
 * A page that never changes. It is measured beside the forum's pages: its task shows how fast the machine is at the
 * time.
 */
const referencePage =
  '<!doctype html><title>Reference</title><h1>Reference</h1><script>addEventListener("load",()=>setTimeout(()=>{' +
  'let h=0;for(let i=0;i<3e7;i++){h=(h*31+i)|0;if((i&1023)===0)h^=JSON.stringify({a:i,b:[h]}).length}window.h=h},300))</script>';

/**
 * Visits a reference page, the home page, a list and a discussion on a slow device, in turn, five times each. Returns
 * the median of each metric.
 */
export async function measureBrowser(port: number, { usualID }: Subject): Promise<BrowserFigures> {
  // Finding out the time zone of the system takes Chromium long on some machines.
  const env = { ...process.env, TZ: 'UTC' };
  const browser = await chromium.launch({ executablePath: await findChromium(), args: flags.split(' '), env });
  const reference = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(referencePage));
  await once(reference.listen(0, '127.0.0.1'), 'listening');
  const site = `http://127.0.0.1:${port}`;
  const discussion = `${site}/discussion/${usualID}`;
  const places = {
    reference: `http://127.0.0.1:${(reference.address() as AddressInfo).port}`,
    home: `${site}/`,
    list: `${site}/discussions`,
    discussion,
  };
  try {
    return { pages: await visitInTurn(browser, places), scripts: await weighScripts(browser, discussion) };
  } finally {
    reference.close();
    await browser.close();
  }
}

async function visitInTurn(browser: Browser, places: Readonly<Record<string, string>>): Promise<PageFigures[]> {
  const seen = new Map<string, Visit[]>();
  for (let visit = 0; visit < visits; visit += 1)
    for (const [name, url] of Object.entries(places))
      seen.set(name, [...(seen.get(name) ?? []), await visitSlowly(browser, url)]);
  return [...seen].map(([name, all]) => ({ name, ...middleOf(all) }));
}

function middleOf(seen: readonly Visit[]): Visit {
  const middle = (key: keyof Visit) => seen.map((one) => one[key]).sort((a, b) => a - b)[seen.length >> 1] ?? 0;
  return {
    firstPaint: middle('firstPaint'),
    largestPaint: middle('largestPaint'),
    layoutShift: Math.max(...seen.map((one) => one.layoutShift)),
    longestTask: middle('longestTask'),
    blockingTime: middle('blockingTime'),
    scriptFiles: middle('scriptFiles'),
    scriptBytes: middle('scriptBytes'),
  };
}

/** Records the paints, layout shifts and long tasks that the browser reports. Runs in the page. */
const watch = () => {
  const told = { firstPaint: 0, largestPaint: 0, layoutShift: 0, longestTask: 0, blockingTime: 0 };
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
    if (entry.startTime + entry.duration > (told.firstPaint || Number.POSITIVE_INFINITY))
      told.blockingTime += entry.duration - 50;
  });
};

type Visit = Omit<PageFigures, 'name'>;

async function visitSlowly(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session);
  const scripts = watchScripts(session);
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(4_000);
  const told = await page.evaluate(() => (globalThis as unknown as { told: Visit }).told);
  await context.close();
  return { ...told, scriptFiles: scripts.length, scriptBytes: scripts.reduce((sum, bytes) => sum + bytes, 0) };
}

/** Collects the size of each script that is loaded, as it is sent. */
function watchScripts(session: CDPSession): number[] {
  const asked = new Set<string>();
  const sizes: number[] = [];
  session.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Script' && asked.add(requestId)));
  session.on(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength }) => void (asked.has(requestId) && sizes.push(encodedDataLength)),
  );
  return sizes;
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
    [
      ...['Page', 'first paint ms', 'largest paint ms', 'layout shift', 'longest task ms'],
      ...['blocking time ms', 'scripts', 'scripts kB'],
    ],
    pages.map((page) => [
      page.name,
      page.firstPaint.toFixed(0),
      page.largestPaint.toFixed(0),
      page.layoutShift.toFixed(3),
      page.longestTask.toFixed(0),
      page.blockingTime.toFixed(0),
      `${page.scriptFiles}`,
      kB(page.scriptBytes),
    ]),
  );

/** Returns the script sizes as a sentence. */
export const scriptTable = ({ scripts }: BrowserFigures): string =>
  `JavaScript of a discussion's page at rest: ${scripts.files} files, ${kB(scripts.plain)} kB, ${kB(scripts.gzip)} kB gzip, ${kB(scripts.brotli)} kB Brotli.`;

/** Formats bytes as kilobytes (1,000 bytes), the unit of the budgets. */
const kB = (bytes: number): string => (bytes / 1_000).toFixed(1);
