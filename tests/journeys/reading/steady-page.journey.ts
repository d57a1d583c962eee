import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '#tests/support/browser/journey.ts';

/** The latency of responses on the slow network, in milliseconds. */
const latency = 200;

/** Disables the HTTP cache. Returns a function that sets the network latency. */
async function onSlowLine(page: Page): Promise<(late: number) => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  const noLimit = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  return async (late) => void (await browser.send('Network.emulateNetworkConditions', { ...noLimit, latency: late }));
}

/** Records the layout shifts within the main content from now on. */
async function watchMoves(page: Page) {
  await page.evaluate(() => {
    const moves: string[] = [];
    Object.assign(globalThis, { moves });
    new PerformanceObserver((list) => {
      for (const { sources = [] } of list.getEntries() as Shift[])
        for (const { node, previousRect, currentRect } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element?.closest('main'))
            moves.push(
              `${element.localName} "${element.textContent.trim().slice(0, 60)}": ${previousRect.y} to ${currentRect.y}`,
            );
        }
    }).observe({ type: 'layout-shift' });
  });
}

interface Shift extends PerformanceEntry {
  readonly sources?: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

const moves = (page: Page) => page.evaluate(() => (globalThis as unknown as { moves: string[] }).moves);

/** Waits until no resource has been loaded for three times the latency. */
const untilAllHasCome = (page: Page) =>
  page.evaluate(async (pause) => {
    for (let before = -1, now = 0; before < now; now = performance.getEntriesByType('resource').length) {
      before = now;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }, 3 * latency);

/**
 * Navigates from one page of the forum to another. Returns the layout shifts until all parts of the page have loaded.
 */
async function movesOnTheWay(page: Page, from: string, to: string): Promise<string[]> {
  const answerAfter = await onSlowLine(page);
  await page.goto(from);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  await answerAfter(latency);
  await watchMoves(page);
  const heading = page.locator('#main h1');
  const before = await heading.textContent();
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);
  await expect(heading).not.toHaveText(before ?? '');
  await untilAllHasCome(page);
  await answerAfter(0);
  return moves(page);
}

test('content for members causes no layout shifts while a page loads', async ({ memberPage: page, addresses }) => {
  expect(await movesOnTheWay(page, '/discussions', addresses.closed)).toEqual([]);
  expect(await movesOnTheWay(page, '/discussions', addresses.recipe)).toEqual([]);
  expect(await movesOnTheWay(page, addresses.long, '/discussions')).toEqual([]);
  expect(await movesOnTheWay(page, addresses.long, '/')).toEqual([]);
});

test('content that only some posts have causes no layout shifts while their page loads', async ({
  page,
  addresses,
}) => {
  expect(await movesOnTheWay(page, '/discussions', addresses.closed)).toEqual([]);
  expect(await movesOnTheWay(page, '/discussions', addresses.recipe)).toEqual([]);
  expect(await movesOnTheWay(page, '/discussions', addresses.empty)).toEqual([]);
});
