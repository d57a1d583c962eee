import type { Measurement, Sides } from './measurement.ts';

const id = 'folkmoot-mark';

let hiding: ReturnType<typeof setTimeout> | undefined;

/** Marks an element of a story with its measures: margin, padding and content in colours, and a label. */
export function markElement(element: Element, measurement: Measurement): void {
  const layer = layerOf(element.ownerDocument);
  clearTimeout(hiding);
  const { left, top, width, height } = element.getBoundingClientRect();
  const { margin, padding } = measurement;
  layer.replaceChildren(
    ...frames({ left, top, width, height }, margin, 1, '#f6b26b99'),
    ...frames({ left, top, width, height }, padding, -1, '#93c47d99'),
    box({ left, top, width, height }, 'outline: 2px solid #1a73e8; background: #6fa8dc44'),
    labelOf(measurement, { left, top, height }, element.ownerDocument),
  );
}

/** Removes the mark from a story. */
export function clearMark(document: Document): void {
  document.getElementById(id)?.remove();
}

/** Scrolls to an element of a story and outlines it for two seconds. */
export function showElement(view: Window, wanted: string | Element): void {
  const element = typeof wanted === 'string' ? view.document.querySelector(wanted) : wanted;
  if (!element) return;
  element.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  layerOf(view.document).replaceChildren(
    box({ left, top, width, height }, 'outline: 3px solid #d93025; outline-offset: 3px'),
  );
  clearTimeout(hiding);
  hiding = setTimeout(() => clearMark(view.document), 2_000);
}

/** Returns the layer over the story. It is outside the body, so that it does not count as a change of the story. */
function layerOf(document: Document): HTMLElement {
  const before = document.getElementById(id);
  const host = before ?? document.documentElement.appendChild(document.createElement('div'));
  if (before?.shadowRoot) return before.shadowRoot.firstElementChild as HTMLElement;
  host.id = id;
  host.setAttribute('aria-hidden', 'true');
  host.style.cssText = 'position: fixed; inset: 0; pointer-events: none; z-index: 2147483647; direction: ltr';
  const layer = document.createElement('div');
  host.attachShadow({ mode: 'open' }).append(layer);
  return layer;
}

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function box({ left, top, width, height }: Rectangle, css: string): HTMLElement {
  const element = document.createElement('div');
  element.style.cssText = `position: fixed; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px; ${css}`;
  return element;
}

/** Returns the four strips of a margin (outside, `way` 1) or a padding (inside, `way` -1). */
function frames({ left, top, width, height }: Rectangle, sides: Sides, way: 1 | -1, color: string): HTMLElement[] {
  const size = (side: keyof Sides) => Math.max(0, sides[side].pixels);
  const [above, right, below, before] = [size('top'), size('right'), size('bottom'), size('left')];
  const outer = way === 1;
  const strips: Rectangle[] = [
    { left, top: outer ? top - above : top, width, height: above },
    { left, top: outer ? top + height : top + height - below, width, height: below },
    { left: outer ? left - before : left, top, width: before, height },
    { left: outer ? left + width : left + width - right, top, width: right, height },
  ];
  return strips.map((strip) => box(strip, `background: ${color}`));
}

function labelOf(
  { name, width, height, padding, gaps }: Measurement,
  at: { left: number; top: number; height: number },
  owner: Document,
): HTMLElement {
  const label = owner.createElement('div');
  const isBelow = at.top < 30;
  label.style.cssText = `position: fixed; left: ${Math.max(2, at.left)}px; top: ${isBelow ? at.top + at.height + 4 : at.top - 26}px;
    padding: 2px 6px; border-radius: 4px; background: #202124; color: #fff; font: 12px system-ui; white-space: nowrap`;
  const lengths = [padding.top, padding.right, padding.bottom, padding.left].map(({ pixels }) => pixels).join(' ');
  label.textContent = `${name.split(' ')[0]} ${width} × ${height}, padding ${lengths}${gaps ? `, gap ${gaps.row.pixels} ${gaps.column.pixels}` : ''}`;
  return label;
}
