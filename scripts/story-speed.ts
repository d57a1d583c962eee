import { chromium, type Page } from '@playwright/test';
import { findChromium } from './setup/chromium.mjs';

// Measures a running workbench, in milliseconds: npm run stories:speed -- [address]

const address = process.argv[2] ?? 'http://127.0.0.1:61000';
const rounds = 3;

/** Waits until a story shows an element, and returns the time since the start. */
async function storyTime(page: Page, selector: string, start: number): Promise<number> {
  await page.frameLocator('iframe[title="Story preview"]').locator(selector).first().waitFor({ timeout: 60_000 });
  return performance.now() - start;
}

async function open(page: Page, story: string, selector: string): Promise<number> {
  const start = performance.now();
  await page.goto(`${address}/?story=${story}`);
  return storyTime(page, selector, start);
}

const reaction = (state: string) => `[data-machine="reaction-toggle"][data-state="${state}"]`;

const measures: Readonly<Record<string, (page: Page) => Promise<number>>> = {
  'first story': (page) => open(page, 'post--reaction-toggle--states--is-failed', reaction('failed')),
  'next story': async (page) => {
    const start = performance.now();
    await page.getByRole('link', { name: 'Saving', exact: true }).click();
    return storyTime(page, reaction('saving'), start);
  },
  search: async (page) => {
    await page.getByRole('searchbox').focus();
    const start = performance.now();
    await page.keyboard.insertText('draft lost');
    await page.getByRole('navigation', { name: 'Stories' }).getByRole('status').waitFor();
    const took = performance.now() - start;
    await page.getByRole('searchbox').fill('');
    return took;
  },
  chart: async (page) => {
    await open(page, 'composer--draft--states--live', '[data-machine="draft"]');
    const start = performance.now();
    await page.locator('svg[role=img] rect[data-active]').first().waitFor();
    return performance.now() - start;
  },
  'contact sheet of 63 cells': async (page) => {
    await open(page, 'moderation--post-report--states--contact-sheet', 'table');
    const start = performance.now();
    await allCells(page, 63);
    return performance.now() - start;
  },
};

/** Waits until the frames of a contact sheet have a number of cells. */
async function allCells(page: Page, count: number): Promise<void> {
  const cellsIn = () =>
    Promise.all(
      page
        .frames()
        .filter((frame) => frame.url() === 'about:srcdoc')
        .map((frame) => frame.locator('.sheet-cell:not(:empty)').count()),
    );
  while ((await cellsIn()).reduce((sum, one) => sum + one, 0) < count) await page.waitForTimeout(20);
}

const browser = await chromium.launch({ executablePath: await findChromium({ install: false }) });
const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
for (let round = 1; round <= rounds; round += 1)
  for (const [name, measure] of Object.entries(measures))
    console.log(`${round}. ${name}: ${Math.round(await measure(page))} ms`);
await browser.close();
