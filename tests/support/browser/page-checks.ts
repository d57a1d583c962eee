import type { Page } from '@playwright/test';
import { wcagTags } from '#tests/support/machine/axe.ts';
import { describeFindings, findByAxe } from '#tests/support/machine/axe-findings.ts';
import { injectElementWords } from '#tests/support/machine/element-words.ts';

const tags = [...wcagTags, 'best-practice'];

/** Returns the violations that axe finds in a page, each with its element and reason. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  // Waits for running transitions, because colours between two palettes would be checked. Scroll-driven animations are
  // ignored, because they never end.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, timeline }) => playState !== 'running' || !(timeline instanceof DocumentTimeline)),
  );
  const { violations } = await findByAxe(page, tags);
  return describeFindings(page, violations);
}

/** A layout shift: its score as browsers report it, and the elements that moved with their positions. */
interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Records unexpected layout shifts in every page that is opened from now on. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    (globalThis as { shifts?: Shift[] }).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) {
          const moved = sources.map(({ node, previousRect, currentRect }) => {
            const element = node instanceof Element ? node : node?.parentElement;
            const text = element?.textContent.trim().replace(/\s+/g, ' ').slice(0, 60);
            const name = element ? `${element.localName} "${text}"` : 'an element that is gone';
            return `${name} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`;
          });
          shifts.push({ value, moved });
        }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/**
 * Returns the unexpected layout shifts of the page with the distances. A total score below 0.005 counts as none: a
 * minute that passes while the page loads changes "14 minutes ago" by the width of a character, and moves the content
 * next to it.
 */
export async function findShifts(page: Page): Promise<Shift[]> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
  return shifts.reduce((sum, { value }) => sum + value, 0) < 0.005 ? [] : shifts;
}

/** Returns buttons and links that show no text and have no tooltip that shows their name. */
export async function findIconsWithoutTooltip(page: Page): Promise<string[]> {
  await injectElementWords(page);
  return page.evaluate(() => {
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
      .map((one) => globalThis.elementWords?.describe(one) ?? one.localName);
  });
}

/**
 * Returns the links and buttons of a page with problematic names (docs/accessibility-checks.md): no name, a name that
 * ends in the role, or the same name as a sibling with a different target or action.
 */
export async function findNameProblems(page: Page): Promise<string[]> {
  await injectElementWords(page);
  return page.evaluate(() => {
    const nameOf = (element: Element): string => {
      const labels = (element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id));
      const text = element.getAttribute('aria-label') ?? labels.map((one) => one?.textContent ?? '').join(' ');
      const pictures = [...element.querySelectorAll('img[alt], [role=img]')];
      const drawn = pictures.map((one) => one.getAttribute('alt') ?? one.getAttribute('aria-label')).join(' ');
      return (text.trim() || `${element.textContent} ${drawn}`).replace(/\s+/g, ' ').trim();
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
    const wordsOf = (one: Element) => globalThis.elementWords?.describe(one) ?? one.localName;
    const targetOf = (one: Element) => (one.matches('a') ? ` to ${one.getAttribute('href')}` : '');
    return [...new Set([...odd, ...alike].map((one) => `${wordsOf(one)}${targetOf(one)}`))];
  });
}
