import type { CDPSession, Page } from '@playwright/test';
import { wcagTags } from './axe.ts';
import { type AxeFindings, findByAxe } from './axe-findings.ts';
import { injectElementWords } from './element-words.ts';

/** A display mode of a state: colours, direction, width and text size. */
export interface Mode {
  readonly name: string;
  readonly palette?: 'light' | 'dark' | 'contrast';
  readonly isForced?: boolean;
  readonly direction?: 'rtl';
  /** In pixels; 1280 by default. */
  readonly width?: number;
  /** The text size set in the browser, in percent; 100 by default. */
  readonly text?: number;
}

/** The seven modes in which every state is checked. */
export const modes: readonly Mode[] = [
  { name: 'light' },
  { name: 'dark', palette: 'dark' },
  { name: 'high contrast', palette: 'contrast' },
  { name: 'forced colours', isForced: true },
  { name: 'right-to-left', direction: 'rtl' },
  { name: '320 pixels', width: 320 },
  { name: '200 % text', text: 200 },
];

/** Switches the page to a mode. */
export async function setMode(
  page: Page,
  { palette = 'light', isForced = false, direction, width = 1280, text = 100 }: Partial<Mode>,
): Promise<void> {
  await emulate(page, isForced);
  const size = page.viewportSize();
  if (size?.width !== width || size.height !== 720) await page.setViewportSize({ width, height: 720 });
  await setTextSize(page, text);
  await page.evaluate(
    ([theme, dir]) => {
      const root = document.documentElement;
      root.dataset['theme'] = theme;
      root.dir = dir;
      // Finishes transitions, because colours between two palettes do not belong to the mode.
      for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
    },
    [palette, direction ?? 'ltr'] as const,
  );
}

const forcings = new WeakMap<Page, boolean>();

/**
 * Sets forced colours and reduced motion in the browser. Sends only changes, because each call makes the browser
 * re-render the page.
 */
async function emulate(page: Page, isForced: boolean): Promise<void> {
  if (forcings.get(page) === isForced) return;
  forcings.set(page, isForced);
  await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none', reducedMotion: 'reduce' });
}

const lines = new WeakMap<Page, Promise<CDPSession>>();

/** Returns the CDP session of a page, one for each page. */
export function cdpSessionOf(page: Page): Promise<CDPSession> {
  const line = lines.get(page) ?? page.context().newCDPSession(page);
  lines.set(page, line);
  return line;
}

const textSizes = new WeakMap<Page, number>();

/** Sets the browser's text size, as users do: lengths in `rem` grow, and media queries in `em` follow. */
async function setTextSize(page: Page, size: number): Promise<void> {
  if ((textSizes.get(page) ?? 100) === size) return;
  textSizes.set(page, size);
  const fontSizes = { standard: (16 * size) / 100, fixed: (13 * size) / 100 };
  await (await cdpSessionOf(page)).send('Page.setFontSizes', { fontSizes });
}

/** Waits until nothing on the page has changed for a time, in milliseconds. */
export const waitUntilStable = (page: Page, still = 60): Promise<void> =>
  page.evaluate(
    (span) =>
      new Promise<void>((resolve) => {
        const stop = () => {
          observer.disconnect();
          resolve();
        };
        let pause = setTimeout(stop, span);
        const observer = new MutationObserver(() => {
          clearTimeout(pause);
          pause = setTimeout(stop, span);
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true });
      }),
    still,
  );

/** Runs axe on the whole page, with the rules of WCAG 2.0 to 2.2, A and AA, including target sizes. */
export const runAxe = (page: Page): Promise<AxeFindings> => findByAxe(page, wcagTags);

/** Returns how far the page can be scrolled horizontally, in pixels, and the element that overflows. */
export async function findSidewaysScroll(page: Page): Promise<string[]> {
  const isWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });
  if (!isWide) return [];
  await injectElementWords(page);
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const widest = wide.at(-1);
    return [
      `${scrollWidth - clientWidth} pixels: ${widest ? globalThis.elementWords?.describe(widest) : 'no element'}`,
    ];
  });
}

/** The spacing of characters, words, lines and paragraphs that users may set (WCAG 1.4.12). */
const spacedText = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Returns the elements whose text is cut off with the spacing of WCAG 1.4.12. */
export async function findCutText(page: Page): Promise<string[]> {
  await injectElementWords(page);
  return page.evaluate((spacing) => {
    const style = document.createElement('style');
    style.textContent = spacing;
    document.head.append(style);
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    const isCut = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (
        (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    };
    const cut = [...document.querySelectorAll('body *')]
      .filter((element) => hasWords(element) && element.clientWidth > 1 && isCut(element))
      .map((element) => globalThis.elementWords?.describe(element) ?? element.localName);
    style.remove();
    return cut;
  }, spacedText);
}

/**
 * Moves through the page with Tab and returns the problems of its stops: an invisible focus, a covered element, or a
 * trap (more stops than focusable elements).
 */
export async function walkByTab(page: Page): Promise<string[]> {
  const most = await page.evaluate(
    () => document.querySelectorAll('a[href], button, input, select, textarea, [tabindex], summary, iframe').length + 5,
  );
  await injectElementWords(page);
  const wrong: string[] = [];
  const seen = new Set<string>();
  for (let stops = 0; stops <= most; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await lookOnceItRests(page);
    if (!stop || seen.has(stop.path)) return wrong;
    seen.add(stop.path);
    if (!stop.isSeen) wrong.push(`The focus is not visible on ${stop.words}`);
    if (stop.coveredBy) wrong.push(`${stop.words} has the focus and is covered by ${stop.coveredBy}`);
  }
  return [...wrong, `The focus did not return to the start within ${most} tab stops.`];
}

/** The number of frames after which a bar has made room for the focused element. */
const framesToRest = 60;

/** Returns the appearance of the focused element. A covered element is checked again until all motion has ended. */
async function lookOnceItRests(page: Page): Promise<ReturnType<typeof inspectFocus>> {
  let stop = await page.evaluate(inspectFocus);
  for (let frame = 0; stop?.coveredBy && frame < framesToRest; frame += 1) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    stop = await page.evaluate(inspectFocus);
  }
  return stop;
}

/** Returns the appearance of the focused element; undefined when no element has the focus. Runs in the page. */
export function inspectFocus() {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body) return undefined;
  const isMarked = (one: Element | null | undefined, pseudo?: string) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one, pseudo);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  };
  // A part of a native field, such as the calendar of a date field, has the focus and renders its own ring.
  const isPart = !element.matches(':focus');
  const isSeen =
    isPart ||
    [element, element.parentElement, element.nextElementSibling].some((one) => isMarked(one)) ||
    isMarked(element, '::before') ||
    isMarked(element, '::after');
  const box = element.getBoundingClientRect();
  const onTop = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const isCovered =
    box.width > 1 &&
    onTop &&
    !element.contains(onTop) &&
    !onTop.contains(element) &&
    !element.closest('label')?.contains(onTop);
  const wordsOf = (one: Element) => globalThis.elementWords?.describe(one) ?? one.localName;
  const pathOf = (one: Element | null): string =>
    one ? `${pathOf(one.parentElement)}/${[...(one.parentElement?.children ?? [])].indexOf(one)}` : '';
  return {
    path: pathOf(element),
    words: isSeen && !isCovered ? '' : wordsOf(element),
    isSeen,
    coveredBy: isCovered ? wordsOf(onTop) : undefined,
  };
}
