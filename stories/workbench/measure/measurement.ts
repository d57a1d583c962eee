import { space } from '#theme/tokens/scale.ts';

/** A length in the story, with the token of the spacing scale that has it. */
export interface Length {
  readonly pixels: number;
  /** The name of the token; undefined for a length off the scale. */
  readonly token: string | undefined;
}

/** The four sides of a box. */
export interface Sides {
  readonly top: Length;
  readonly right: Length;
  readonly bottom: Length;
  readonly left: Length;
}

/** The measures of an element of a story. */
export interface Measurement {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly padding: Sides;
  readonly margin: Sides;
  /** The gaps between rows and columns of its children; undefined for other layouts. */
  readonly gaps: { readonly row: Length; readonly column: Length } | undefined;
  /** The distances to the next siblings in view, by side. */
  readonly neighbours: Readonly<Partial<Record<'above' | 'below' | 'before' | 'after', Length>>>;
  /** The size and the line height of its text. */
  readonly text: string;
}

/** Tolerates rounding of the browser. */
const tolerance = 0.26;

/** Returns a length with its token. `rootSize` is the size of `1rem` in pixels. Negative lengths are compared by size. */
export function lengthOf(pixels: number, rootSize: number): Length {
  const size = Math.abs(pixels);
  const [token] =
    Object.entries(space).find(([, value]) => Math.abs(Number.parseFloat(value) * rootSize - size) < tolerance) ?? [];
  return { pixels: Math.round(pixels * 100) / 100, token };
}

const sidesOf = (style: CSSStyleDeclaration, property: 'padding' | 'margin', rootSize: number): Sides => {
  const side = (name: string) =>
    lengthOf(Number.parseFloat(style.getPropertyValue(`${property}-${name}`)) || 0, rootSize);
  return { top: side('top'), right: side('right'), bottom: side('bottom'), left: side('left') };
};

/** Measures an element. */
export function measure(element: Element): Measurement {
  const view = element.ownerDocument.defaultView as Window;
  const style = view.getComputedStyle(element);
  const rootSize = Number.parseFloat(view.getComputedStyle(element.ownerDocument.documentElement).fontSize);
  const { width, height } = element.getBoundingClientRect();
  const hasGaps = /flex|grid/.test(style.display) && element.childElementCount > 1;
  const gap = (value: string) => lengthOf(Number.parseFloat(value) || 0, rootSize);
  return {
    name: nameOf(element),
    width: Math.round(width * 100) / 100,
    height: Math.round(height * 100) / 100,
    padding: sidesOf(style, 'padding', rootSize),
    margin: sidesOf(style, 'margin', rootSize),
    gaps: hasGaps ? { row: gap(style.rowGap), column: gap(style.columnGap) } : undefined,
    neighbours: neighboursOf(element, rootSize),
    text: `${style.fontSize} / ${style.lineHeight}, ${style.fontWeight}`,
  };
}

/** Returns the spacing lengths of a measurement that are on no step of the scale, with their names. */
export function offScale({ padding, margin, gaps }: Measurement): { name: string; pixels: number }[] {
  const all = [
    ...Object.entries(padding).map(([side, length]) => [`padding ${side}`, length] as const),
    ...Object.entries(margin).map(([side, length]) => [`margin ${side}`, length] as const),
    ...Object.entries(gaps ?? {}).map(([axis, length]) => [`${axis} gap`, length] as const),
  ];
  return all.filter(([, { token }]) => token === undefined).map(([name, { pixels }]) => ({ name, pixels }));
}

/** Returns the role or tag of an element with its label or text. */
function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label') ?? element.textContent?.trim().replace(/\s+/g, ' ') ?? '';
  const words = label.length > 40 ? `${label.slice(0, 40)}…` : label;
  return [element.getAttribute('role') ?? element.localName, words && `“${words}”`].filter(Boolean).join(' ');
}

function neighboursOf(element: Element, rootSize: number): Measurement['neighbours'] {
  const own = element.getBoundingClientRect();
  const found: Partial<Record<'above' | 'below' | 'before' | 'after', Length>> = {};
  for (const sibling of [element.previousElementSibling, element.nextElementSibling]) {
    const other = sibling?.getBoundingClientRect();
    if (!other || other.width * other.height === 0) continue;
    if (other.bottom <= own.top) found.above = lengthOf(own.top - other.bottom, rootSize);
    else if (other.top >= own.bottom) found.below = lengthOf(other.top - own.bottom, rootSize);
    else if (other.right <= own.left) found.before = lengthOf(own.left - other.right, rootSize);
    else if (other.left >= own.right) found.after = lengthOf(other.left - own.right, rootSize);
  }
  return found;
}
