import type { Page } from '@playwright/test';
import { bringAxe } from '#tests/support/machine/axe.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with a page: each rule with the elements that break it. */
export async function findAxeComplaints(page: Page): Promise<string[]> {
  // Colours that are still on their way to another palette are no colours of the page.
  // What goes along with scrolling never comes to an end.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, timeline }) => playState !== 'running' || !(timeline instanceof DocumentTimeline)),
  );
  await bringAxe(page);
  return page.evaluate(async (chosen) => {
    const { violations } = await (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run(document, {
      runOnly: { type: 'tag', values: chosen },
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, tags);
}

/** A layout shift: its score, as browsers count it, and what moved from where to where. */
interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Begins to note, in each page that is opened, which parts move without being asked to. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    (globalThis as { shifts?: Shift[] }).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) {
          const moved = sources.map(({ node, previousRect, currentRect }) => {
            const element = node instanceof Element ? node : node?.parentElement;
            const name = element?.outerHTML.slice(0, 160) ?? 'an element that is gone';
            return `${name} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`;
          });
          shifts.push({ value, moved });
        }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/**
 * The parts of the page that have moved without being asked to, each with how far it went. A sum below half a hundredth
 * is none: a minute that passes while the page loads changes "14 minutes ago" by a letter's width, and what stands beside it.
 */
export async function findShifts(page: Page): Promise<Shift[]> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
  return shifts.reduce((sum, { value }) => sum + value, 0) < 0.005 ? [] : shifts;
}

/** Returns buttons and links that show no text and have no tooltip that shows their name. */
export const findTiplessSigns = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility() && width > 1 && height > 1;
    };
    const showsText = (element: Element): boolean => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode;
        if (textContent?.trim() && parentElement && isSeen(parentElement)) return true;
      }
      return false;
    };
    return [...document.querySelectorAll('a[href], button')]
      .filter((one) => isSeen(one) && !one.closest('[inert], [aria-hidden=true]') && one.querySelector('svg'))
      .filter((one) => !showsText(one) && !one.hasAttribute('data-tip') && !one.hasAttribute('data-tip-name'))
      .map((one) => one.outerHTML.slice(0, 200));
  });

/**
 * What is odd about the names of a page's links and buttons (accessibility, section 3, 8): none at all, one that ends in
 * the word for what it is, and one that a sibling has too which leads elsewhere or does something else.
 */
export const findOddNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element): string => {
      const labels = (element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id));
      const said = element.getAttribute('aria-label') ?? labels.map((one) => one?.textContent ?? '').join(' ');
      const pictures = [...element.querySelectorAll('img[alt], [role=img]')];
      const drawn = pictures.map((one) => one.getAttribute('alt') ?? one.getAttribute('aria-label')).join(' ');
      return (said.trim() || `${element.textContent} ${drawn}`).replace(/\s+/g, ' ').trim();
    };
    const isThere = (element: Element) => element.checkVisibility() && !element.closest('[inert], [aria-hidden=true]');
    const all = [...document.querySelectorAll('a[href], button, [role=button]')].filter(isThere);
    const roleOf = (element: Element) => (element.matches('a') ? 'link' : 'button');
    const listOf = (element: Element) =>
      element.closest('[role=toolbar]') ??
      (element.closest('nav, footer') ? element.closest('li')?.parentElement : element.parentElement);
    const odd = all.filter((one) => !nameOf(one) || new RegExp(`\\b${roleOf(one)}$`, 'i').test(nameOf(one)));
    const alike = all.filter((one) =>
      all.some(
        (other) =>
          other !== one &&
          roleOf(other) === roleOf(one) &&
          listOf(other) === listOf(one) &&
          nameOf(other) === nameOf(one) &&
          (!one.matches('a') || one.getAttribute('href') !== other.getAttribute('href')),
      ),
    );
    return [...new Set([...odd, ...alike].map((one) => `${nameOf(one) || 'no name'}: ${one.outerHTML.slice(0, 120)}`))];
  });
