import { createHash } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { modelStart } from '#machines/model/model.ts';
import { browserOf, setMode } from './state-checks.ts';

/** Lets the pages to come live at one moment. Timers go on: Playwright's clock would hold each of axe's for long. */
export const stopDate = (page: Page): Promise<unknown> =>
  page.addInitScript((moment) => {
    const Real = Date;
    class StoppedDate extends Real {
      constructor(...given: [] | [number | string]) {
        super(...((given.length === 0 ? [moment] : given) as [number]));
      }
      static override now = () => moment;
    }
    globalThis.Date = StoppedDate as DateConstructor;
  }, modelStart);

/** Mounts a scene in one of its machine's states, in the light palette. `scene` is its address. */
export async function showState(page: Page, scene: string, state: string, machine: string): Promise<void> {
  await setMode(page, {});
  await page.evaluate(([address, name]) => window.stage.showState(address, name), [scene, state] as const);
  const shown = page.locator(`[data-machine="${machine}"]`).first();
  await expect(shown, `${scene} in ${state}`).toHaveAttribute('data-state', state);
}

/**
 * Waits for the forum's own faces before anything is written with them. On a page of the forum a face that comes late is
 * left to the next page (`theme/fonts.css.ts`), and a picture would be in whichever face was there.
 */
export const awaitFonts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const face of document.fonts) face.display = 'block';
    await Promise.all(
      [...document.fonts].filter(({ family }) => family.includes('Variable')).map((face) => face.load()),
    );
  });

/** A picture of the page, 800 pixels wide, with all fonts there and nothing in motion. */
export async function pictureOf(page: Page, palette: 'light' | 'dark'): Promise<Buffer> {
  await setMode(page, { palette, width: 800 });
  await page.evaluate(() => document.fonts.ready);
  return shoot(page);
}

/** A picture of the page as it is, with nothing in motion: packed in haste, for it is only to be compared. */
export async function shoot(page: Page): Promise<Buffer> {
  await page.evaluate(holdStill);
  const { data } = await (await browserOf(page)).send('Page.captureScreenshot', { optimizeForSpeed: true });
  return Buffer.from(data, 'base64');
}

/** Ends what moves, puts back to its beginning what moves for ever, and hides the caret. Runs in the page. */
function holdStill(): void {
  document.documentElement.style.caretColor = 'transparent';
  for (const one of document.getAnimations())
    if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish();
    else one.cancel();
}

const sample = `<!doctype html><body style="font-size: 20px">
  <p style="font-family: sans-serif">Hamburgefonstiv <b>Öl</b> <i>fjord</i> العربية 日本語 ✓ → 👍</p>
  <p style="font-family: serif">Hamburgefonstiv</p><p style="font-family: monospace">Hamburgefonstiv</p>
  <input type="checkbox" checked /> <input value="Words" /> <select><option>Words</option></select>
  <div style="width: 99px; height: 33px; border-radius: 13px; background: linear-gradient(teal, plum); box-shadow: 0 2px 9px"></div>`;

const prints = new WeakMap<Browser, Promise<string>>();

/**
 * How this Chromium draws here, in a word: its version, and the print of a sample with nothing of the forum in it. Other
 * faces of the system, or another way of smoothing letters, are another word.
 */
export function drawingHand(browser: Browser): Promise<string> {
  const print = prints.get(browser) ?? printOf(browser);
  prints.set(browser, print);
  return print;
}

async function printOf(browser: Browser): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 800, height: 400 } });
  await page.setContent(sample);
  const picture = await shoot(page);
  await page.close();
  return `chromium-${browser.version().split('.')[0]}-${createHash('sha256').update(picture).digest('hex').slice(0, 8)}`;
}
