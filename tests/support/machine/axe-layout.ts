/** The rules of axe that read colours. All others depend on the content and on which elements are rendered where. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * The rules of axe that read colours, positions or sizes. All others depend on the content and on which elements are
 * visible.
 */
export const geometryRules = [...colourRules, 'target-size', 'scrollable-region-focusable'];

/**
 * The part of a page that has changed since axe checked it: nothing but colours, positions and sizes of the same visible
 * elements, or the content.
 */
export type AxeChange = 'colour' | 'geometry' | 'content';

/** The content and layout of a page as axe last checked it, stored in the page. */
export interface AxeLayout {
  /** Returns the change since the previous call with the same key. */
  changeSince(key: string): AxeChange;
}

/** Makes `axeLayout` available in a page. Runs in the page. */
export function installAxeLayout(): void {
  const visibilityOf = ({ x, y, width, height }: DOMRect, style: CSSStyleDeclaration) => {
    const isOutside = x + width <= 0 || y + height <= 0 || x >= document.documentElement.scrollWidth;
    return [
      ...[width > 0, height > 0, isOutside, style.display, style.visibility, style.opacity],
      ...[style.overflowX, style.overflowY, style.clip, style.clipPath],
    ];
  };
  const layoutOf = (element: Element, { x, y, width, height }: DOMRect, style: CSSStyleDeclaration) => [
    ...[x, y, width, height, element.scrollWidth, element.scrollHeight],
    ...[style.position, style.zIndex, style.pointerEvents, style.transform],
    ...[style.fontSize, style.fontWeight, style.fontStyle, style.lineHeight, style.letterSpacing],
  ];
  let content: string | undefined;
  let layout: string | undefined;
  const changeSince = (key: string): AxeChange => {
    const before = { content, layout };
    const { lang, dir } = document.documentElement;
    const elements = [...document.querySelectorAll('body, body *')].map(
      (element) => [element, element.getBoundingClientRect(), getComputedStyle(element)] as const,
    );
    const visible = elements.map(([, box, style]) => visibilityOf(box, style));
    content = [key, document.title, lang, document.body.outerHTML, ...visible].join('\n');
    layout = [dir, innerWidth, innerHeight, scrollX, scrollY, ...elements.map((one) => layoutOf(...one))].join('\n');
    if (content !== before.content) return 'content';
    return layout === before.layout ? 'colour' : 'geometry';
  };
  (globalThis as { axeLayout?: AxeLayout }).axeLayout = { changeSince };
}
