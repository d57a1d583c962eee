import type { CDPSession, Page } from '@playwright/test';
import { bringAxe } from './axe.ts';

/** How a state may be looked at: colours, direction, width and size of text. */
export interface Mode {
  readonly name: string;
  readonly palette?: 'light' | 'dark' | 'contrast';
  readonly isForced?: boolean;
  readonly direction?: 'rtl';
  /** Pixels; 1280 unless told. */
  readonly width?: number;
  /** The size of text that a reader has told the browser, in percent; 100 unless told. */
  readonly text?: number;
}

/** The seven ways in which every state is looked at. */
export const modes: readonly Mode[] = [
  { name: 'light' },
  { name: 'dark', palette: 'dark' },
  { name: 'high contrast', palette: 'contrast' },
  { name: 'forced colours', isForced: true },
  { name: 'right-to-left', direction: 'rtl' },
  { name: '320 pixels', width: 320 },
  { name: '200 % text', text: 200 },
];

/** Puts the page into a mode. */
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
      // Colours that are still on their way to another palette are no colours of the mode.
      for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
    },
    [palette, direction ?? 'ltr'] as const,
  );
}

const forcings = new WeakMap<Page, boolean>();

/** Tells the browser of forced colours and of less motion; only what is new, for each word makes it draw the page anew. */
async function emulate(page: Page, isForced: boolean): Promise<void> {
  if (forcings.get(page) === isForced) return;
  forcings.set(page, isForced);
  await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none', reducedMotion: 'reduce' });
}

const lines = new WeakMap<Page, Promise<CDPSession>>();

/** The line to the browser behind a page, one for each. */
export function browserOf(page: Page): Promise<CDPSession> {
  const line = lines.get(page) ?? page.context().newCDPSession(page);
  lines.set(page, line);
  return line;
}

const textSizes = new WeakMap<Page, number>();

/** Sets the browser's own size of text, as a reader does: what is told in `rem` grows, and conditions in `em` follow. */
async function setTextSize(page: Page, size: number): Promise<void> {
  if ((textSizes.get(page) ?? 100) === size) return;
  textSizes.set(page, size);
  const fontSizes = { standard: (16 * size) / 100, fixed: (13 * size) / 100 };
  await (await browserOf(page)).send('Page.setFontSizes', { fontSizes });
}

/** Until nothing on the page has changed for a while, in milliseconds. */
export const untilStill = (page: Page, still = 60): Promise<void> =>
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

/** What axe says of a page: what is wrong, and what it could not judge by itself. */
export interface AxeWord {
  readonly rule: string;
  readonly target: string;
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Asks axe about everything on the page, by the rules of WCAG 2.0 to 2.2, A and AA, target sizes included. */
export async function askAxe(page: Page): Promise<{ violations: AxeWord[]; incomplete: AxeWord[] }> {
  await bringAxe(page);
  return page.evaluate(async (values) => {
    const all = (globalThis as unknown as { axe: typeof import('axe-core') }).axe;
    const { violations, incomplete } = await all.run(document, {
      runOnly: { type: 'tag', values },
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations', 'incomplete'],
    });
    const words = (found: typeof violations) =>
      found.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ rule: id, target: target.join(' ') })));
    return { violations: words(violations), incomplete: words(incomplete) };
  }, tags);
}

/** How far the page can be scrolled sideways, in pixels, and what sticks out. */
export const findSidewaysScroll = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`${scrollWidth - clientWidth} pixels: ${wide.at(-1)?.outerHTML.slice(0, 120)}`];
  });

/** The distances that a reader may give letters, words, lines and paragraphs (WCAG 1.4.12). */
const spacedText = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** The texts of a page that are cut off once they are spaced as WCAG 1.4.12 lets a reader space them. */
export async function findCutText(page: Page): Promise<string[]> {
  const style = await page.addStyleTag({ content: spacedText });
  const cut = await page.evaluate(() => {
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
    return [...document.querySelectorAll('body *')]
      .filter((element) => hasWords(element) && element.clientWidth > 1 && isCut(element))
      .map((element) => element.outerHTML.slice(0, 120));
  });
  await style.evaluate((element: Element) => element.remove());
  return cut;
}

/**
 * Walks the page by Tab and tells what is wrong with its stops: a focus that is not seen, one that something covers, a
 * trap (more stops than there are elements to stop at).
 */
export async function walkByTab(page: Page): Promise<string[]> {
  const most = await page.evaluate(
    () => document.querySelectorAll('a[href], button, input, select, textarea, [tabindex], summary, iframe').length + 5,
  );
  const wrong: string[] = [];
  const seen = new Set<string>();
  for (let stops = 0; stops <= most; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await lookOnceItRests(page);
    if (!stop || seen.has(stop.path)) return wrong;
    seen.add(stop.path);
    if (!stop.isSeen) wrong.push(`The focus is not seen on ${stop.html}`);
    if (stop.coveredBy) wrong.push(`${stop.html} is covered by ${stop.coveredBy}`);
  }
  return [...wrong, `After ${most} times Tab the focus has not come around.`];
}

/** Some frames: as long as a bar may take to make room for what has the focus. */
const framesToRest = 60;

/** What the element with the focus looks like; one that is covered is looked at again until what moves has come to rest. */
async function lookOnceItRests(page: Page): Promise<ReturnType<typeof lookAtFocus>> {
  let stop = await page.evaluate(lookAtFocus);
  for (let frame = 0; stop?.coveredBy && frame < framesToRest; frame += 1) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    stop = await page.evaluate(lookAtFocus);
  }
  return stop;
}

/** What the element with the focus looks like; undefined when nothing has it. Runs in the page. */
export function lookAtFocus() {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body) return undefined;
  const isMarked = (one: Element | null | undefined, pseudo?: string) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one, pseudo);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  };
  // A part of a native field, as the calendar of a date, has the focus and draws a ring of its own.
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
  const pathOf = (one: Element | null): string =>
    one ? `${pathOf(one.parentElement)}/${[...(one.parentElement?.children ?? [])].indexOf(one)}` : '';
  return {
    path: pathOf(element),
    html: element.outerHTML.slice(0, 100),
    isSeen,
    coveredBy: isCovered ? onTop.outerHTML.slice(0, 100) : undefined,
  };
}
