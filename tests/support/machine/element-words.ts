import type { Page } from '@playwright/test';
import { injectAxe } from './axe.ts';

/** The functions that describe elements of a page in messages. */
export interface ElementWords {
  /** Describes an element by role, name and machine: `button "Delete" in post-deletion (closed)`. */
  describe(element: Element): string;
  /**
   * Returns the theme tokens that a computed colour of an element comes from: `--color-text-quiet`. Returns "no token"
   * for another colour. `isBehind` looks for backgrounds.
   */
  tokensOf(element: Element, colour: string, isBehind?: boolean): string;
}

declare global {
  var elementWords: ElementWords | undefined;
}

/** Makes `elementWords` available in a page. */
export async function injectElementWords(page: Page): Promise<void> {
  if (await page.evaluate(() => globalThis.elementWords !== undefined)) return;
  await injectAxe(page);
  await page.evaluate(install);
}

/** Runs in the page. */
function install(): void {
  const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };

  /** Returns the role and the accessible name by axe, which must read the document first. */
  const readByAxe = (element: Element): { role?: string; name: string } => {
    const { commons } = axe as unknown as {
      commons: { aria: { getRole(of: Element): string | null }; text: { accessibleText(of: Element): string } };
    };
    try {
      axe.setup(document);
      const role = commons.aria.getRole(element);
      return { ...(role && { role }), name: commons.text.accessibleText(element) };
    } catch {
      return { name: '' };
    } finally {
      axe.teardown();
    }
  };
  const short = (text: string) => {
    const line = text.replace(/\s+/g, ' ').trim();
    return line.length > 60 ? `${line.slice(0, 59)}…` : line;
  };
  const describe = (element: Element) => {
    const { role, name } = readByAxe(element);
    const isNamed = role && !/^(generic|none|presentation)$/.test(role);
    const words = short(name) || short(element.textContent) || element.getAttribute('placeholder') || '';
    const machine = element.closest<HTMLElement>('[data-machine]')?.dataset;
    // A layer above the page is not inside the element of its machine.
    const above = element.parentElement?.closest('[role=dialog], [role=alertdialog], [role=menu]');
    const layer = above ? ` in ${above.role} "${short(readByAxe(above).name)}"` : '';
    const place = machine ? ` in ${machine['machine']} (${machine['state']})` : layer;
    return `${isNamed ? role : element.localName} ${words ? `"${words}"` : 'without a name'}${place}`;
  };

  const probe = document.createElement('i');
  const computed = (colour: string) => {
    probe.style.color = '';
    probe.style.color = colour;
    document.documentElement.append(probe);
    const found = probe.style.color ? getComputedStyle(probe).color : '';
    probe.remove();
    return found;
  };
  const tokens = () =>
    [...document.documentElement.computedStyleMap().entries()]
      .map(([name]) => name)
      .filter((name) => name.startsWith('--color-'));
  const rulesIn = (list: CSSRuleList): CSSStyleRule[] =>
    [...list].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? [rule] : []),
      ...('cssRules' in rule ? rulesIn(rule.cssRules as CSSRuleList) : []),
    ]);
  const declares = (element: Element, token: string, properties: readonly string[]) =>
    [...document.styleSheets]
      .flatMap((sheet) => rulesIn(sheet.cssRules))
      .some(
        ({ style, selectorText }) =>
          properties.some((property) => style.getPropertyValue(property).includes(`var(${token})`)) &&
          element.matches(selectorText.replace(/::[\w-]+/g, '') || 'nothing'),
      );
  const tokensOf = (element: Element, colour: string, isBehind = false) => {
    const wanted = computed(colour);
    const equal = tokens().filter((token) => computed(`var(${token})`) === wanted);
    const properties = isBehind ? ['background-color', 'background'] : ['color', 'fill', 'stroke'];
    for (let one: Element | null = element; one && equal.length > 1; one = one.parentElement) {
      const place = one;
      const declared = equal.filter((token) => declares(place, token, properties));
      if (declared.length > 0) return declared.join(' or ');
    }
    return equal.slice(0, 3).join(' or ') || 'no token';
  };
  globalThis.elementWords = { describe, tokensOf };
}

/** Describes the element that has the focus in a page. */
export async function describeFocus(page: Page): Promise<string> {
  await injectElementWords(page);
  return page.evaluate(() => {
    const { activeElement: element, body } = document;
    return element && element !== body ? (globalThis.elementWords?.describe(element) ?? '') : 'nothing';
  });
}
