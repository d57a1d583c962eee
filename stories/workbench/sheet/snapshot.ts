/** The height of a cell before scaling, in pixels. It is the height of the window that a state believes to be in. */
export const cellHeight = 380;

/** The attribute of an element that would have the focus. */
const focused = 'data-cell-focus';

/**
 * Replaces the focus of this window by a mark, so that a state that is drawn in the background does not take the focus
 * from the person at the workbench. Copies of the styles draw the mark like the focus.
 */
export function markFocus(): void {
  HTMLElement.prototype.focus = function focus(this: HTMLElement) {
    for (const before of document.querySelectorAll(`[${focused}]`)) {
      before.removeAttribute(focused);
      before.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: this }));
    }
    this.setAttribute(focused, '');
    this.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  };
}

/** Returns the content of the page as text, with the present values of its fields. */
export function snapshotOf({ body }: Document): string {
  const copy = body.cloneNode(true) as HTMLElement;
  const fields = 'input, textarea, option, [popover]';
  const copies = [...copy.querySelectorAll(fields)];
  for (const [index, field] of [...body.querySelectorAll(fields)].entries()) keepValue(field, copies[index]);
  for (const script of copy.querySelectorAll('script, style, template')) script.remove();
  return copy.innerHTML;
}

function keepValue(field: Element, copy: Element | undefined): void {
  if (!copy) return;
  if (field instanceof HTMLInputElement) {
    copy.toggleAttribute('checked', field.checked);
    if (!/^(checkbox|radio|file)$/.test(field.type)) copy.setAttribute('value', field.value);
  }
  if (field instanceof HTMLTextAreaElement) copy.textContent = field.value;
  if (field instanceof HTMLOptionElement) copy.toggleAttribute('selected', field.selected);
  if (field.matches(':popover-open')) copy.removeAttribute('popover');
}

/** The look of a window: the attributes of its root, and its styles with the conditions of its mode. */
export interface WindowLook {
  readonly attributes: Readonly<Record<string, string>>;
  readonly css: string;
}

/**
 * Returns the look of a window for cells: a cell counts as the window, and the mark as the focus. Cells have no scripts,
 * but show a page that has.
 */
export function lookOf({ documentElement, styleSheets, baseURI }: Document): WindowLook {
  const css = [...styleSheets]
    .filter(({ disabled }) => !disabled)
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => withAddresses(cssText, sheet.href ?? baseURI)))
    .join('\n')
    .replace(/(-?[\d.]+)[dsl]?vh\b/g, (_, share) => `${(Number(share) * cellHeight) / 100}px`)
    .replace(/\(scripting:\s*none\)/g, '(width < 0px)')
    .replace(/\(scripting:\s*enabled\)/g, '(width >= 0px)')
    .replaceAll(':focus-visible', `:is(:focus-visible, [${focused}])`);
  return {
    attributes: Object.fromEntries([...documentElement.attributes].map(({ name, value }) => [name, value])),
    css,
  };
}

/** Resolves relative addresses in a style, because a copy has another base. */
const withAddresses = (css: string, base: string) =>
  css.replace(/url\("(?!data:|#)([^"]+)"\)/g, (_, address) => `url("${new URL(address, base).href}")`);

/**
 * Waits until the page has not changed for a frame, for at most 400 ms, and until a scene that takes a path to its state
 * is there, for at most three seconds.
 */
export async function atRest(page: Document): Promise<void> {
  let changes = 0;
  const watch = new MutationObserver(() => {
    changes += 1;
  });
  watch.observe(page.body, { childList: true, subtree: true, attributes: true, characterData: true });
  const start = performance.now();
  const isReaching = () => 'reaching' in page.documentElement.dataset;
  let before = -1;
  while (
    (before !== changes && performance.now() < start + 400) ||
    (isReaching() && performance.now() < start + 3_000)
  ) {
    before = changes;
    await nextFrame();
  }
  watch.disconnect();
}

/** Hidden windows have no frames, so a timer ends the wait too. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, 32);
  });
