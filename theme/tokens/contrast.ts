/** Whether a text is an opaque colour as the theme writes it: `#` and six hex digits. */
export const isHexColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/**
 * Contrast of two opaque colours as WCAG 2.2 counts it: from 1 (the same) to 21 (black on white).
 *
 * Colours are six-digit hex; anything else is a fault of the palette and throws.
 */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** How bright an opaque colour (six-digit hex) is as WCAG 2.2 counts it, from 0 to 1. */
export function luminance(hex: string): number {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!digits) throw new Error(`not a six-digit hex colour: ${hex}`);
  const [red = 0, green = 0, blue = 0] = digits.slice(1).map((pair) => linear(Number.parseInt(pair, 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
