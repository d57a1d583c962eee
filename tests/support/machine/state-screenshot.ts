import { createHash } from 'node:crypto';
import { type Browser, expect, type Page, type Request } from '@playwright/test';
import { modelStart } from '#machines/model/model.ts';
import { cdpSessionOf, setMode, waitUntilStable } from './state-checks.ts';

/**
 * Fixes the date of pages opened from now on. Timers continue: Playwright's clock would delay each of axe's timers for
 * a long time.
 */
export const stopDate = (page: Page, time = modelStart): Promise<unknown> =>
  page.addInitScript((moment) => {
    const Real = Date;
    class StoppedDate extends Real {
      constructor(...given: [] | [number | string]) {
        super(...((given.length === 0 ? [moment] : given) as [number]));
      }
      static override now = () => moment;
    }
    globalThis.Date = StoppedDate as DateConstructor;
  }, time);

/**
 * Mounts a scene in one of the states of its machine, in the light palette, and waits until the view is complete: parts
 * that load late are there, overlays are in position, and a loader, which appears after 150 ms, is shown and announced.
 * The pointer is moved to the corner, so that nothing is hovered, and the page is at its top. `scene` is `<area>/<stem>`.
 */
export async function showState(page: Page, scene: string, state: string, machine: string): Promise<void> {
  await setMode(page, {});
  await page.mouse.move(0, 0);
  const loads = assetLoadsOf(page);
  let { begun } = loads;
  const takesPath = await page.evaluate(
    ([address, name]) => {
      window.scrollTo(0, 0);
      return window.stage.showState(address, name);
    },
    [scene, state] as const,
  );
  const shown = page.locator(`[data-machine="${machine}"]`).first();
  await expect(shown, `${scene} in ${state}`).toHaveAttribute('data-state', state);
  await expect(page.locator('html'), `${scene} on the way to ${state}`).not.toHaveAttribute('data-reaching');
  await waitUntilStable(page, takesPath ? afterTyping : 200);
  while (loads.begun > begun || loads.ended < loads.begun) {
    begun = loads.begun;
    await waitUntilStable(page, lateReveal);
  }
}

/** A time, in milliseconds, after which a field has reacted to a typed text: checks wait for a pause of up to 400 ms. */
const afterTyping = 600;

/** A time, in milliseconds, after which React has replaced a fallback by its content: it waits up to 300 ms for more. */
const lateReveal = 350;

interface AssetLoads {
  begun: number;
  ended: number;
}

const assetLoads = new WeakMap<Page, AssetLoads>();

/** Returns the numbers of scripts and styles whose loading a page has begun and ended, counted from the first call. */
function assetLoadsOf(page: Page): AssetLoads {
  const known = assetLoads.get(page);
  if (known) return known;
  const loads: AssetLoads = { begun: 0, ended: 0 };
  assetLoads.set(page, loads);
  const counted = new WeakSet<Request>();
  const isAsset = (request: Request) => new URL(request.url()).pathname.startsWith('/assets/');
  const end = (request: Request) => {
    if (counted.has(request)) loads.ended += 1;
  };
  page.on('request', (request) => {
    if (!isAsset(request)) return;
    counted.add(request);
    loads.begun += 1;
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return loads;
}

/**
 * Waits for the forum's own fonts before text is rendered with them. On a page of the forum, a font that loads late is
 * used only from the next page on (`theme/fonts.css.ts`), so a screenshot would show whichever font was available.
 */
export const awaitFonts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const face of document.fonts) face.display = 'block';
    await Promise.all(
      [...document.fonts].filter(({ family }) => family.includes('Variable')).map((face) => face.load()),
    );
  });

/** Takes a screenshot of the page at a width of 800 pixels, with all fonts loaded and nothing in motion. */
export async function takeStateScreenshot(page: Page, palette: 'light' | 'dark'): Promise<Buffer> {
  await setMode(page, { palette, width: 800 });
  await page.evaluate(() => document.fonts.ready);
  return takeScreenshot(page);
}

/**
 * Takes a screenshot of the page in its current state, with nothing in motion. Optimized for speed, because the image
 * is only compared.
 */
export async function takeScreenshot(page: Page): Promise<Buffer> {
  await page.evaluate(holdStill);
  const { data } = await (await cdpSessionOf(page)).send('Page.captureScreenshot', { optimizeForSpeed: true });
  return Buffer.from(data, 'base64');
}

/** Finishes animations, cancels infinite ones, and hides the caret. Runs in the page. */
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
 * Returns the name of the rendering environment: the version of Chromium, and the hash of a sample that contains
 * nothing of the forum. Different system fonts or font smoothing result in a different name.
 */
export function renderingEnvironment(browser: Browser): Promise<string> {
  const print = prints.get(browser) ?? printOf(browser);
  prints.set(browser, print);
  return print;
}

async function printOf(browser: Browser): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 800, height: 400 } });
  await page.setContent(sample);
  const picture = await takeScreenshot(page);
  await page.close();
  return `chromium-${browser.version().split('.')[0]}-${createHash('sha256').update(picture).digest('hex').slice(0, 8)}`;
}
