/** Checks whether a text is an opaque colour in the theme's notation: `#` and six hex digits. */
export const isHexColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/**
 * Returns the contrast of two opaque colours as WCAG 2.2 defines it, from 1 (equal) to 21 (black on white).
 *
 * Throws for anything other than six-digit hex colours.
 */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns the relative luminance of an opaque colour (six-digit hex) as WCAG 2.2 defines it, from 0 to 1. */
export function luminance(hex: string): number {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!digits) throw new Error(`not a six-digit hex colour: ${hex}`);
  const [red = 0, green = 0, blue = 0] = digits.slice(1).map((pair) => linear(Number.parseInt(pair, 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
