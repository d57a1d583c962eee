/** The rules of axe that read colours. All others depend on the content and on which elements are rendered where. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Whether the content and the layout of the page are as in the previous call with the same key, so that only the
 * results of `colourRules` can differ. A page with frames is never the same. Runs in the page.
 */
export function isLayoutUnchanged(key: string): boolean {
  const layoutOf = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    return [
      ...[x, y, width, height, element.scrollWidth, element.scrollHeight],
      ...[style.display, style.visibility, style.opacity, style.position, style.zIndex, style.pointerEvents],
      ...[style.overflowX, style.overflowY, style.clip, style.clipPath, style.transform],
      ...[style.fontSize, style.fontWeight, style.fontStyle, style.lineHeight, style.letterSpacing],
    ].join();
  };
  const { lang, dir } = document.documentElement;
  const layout = [
    ...[key, document.title, lang, dir, innerWidth, innerHeight, scrollX, scrollY],
    ...[document.body.outerHTML, ...[...document.querySelectorAll('body, body *')].map(layoutOf)],
  ].join('\n');
  const memory = globalThis as { axeLayout?: string };
  const isSame = memory.axeLayout === layout && !document.querySelector('iframe');
  memory.axeLayout = layout;
  return isSame;
}
