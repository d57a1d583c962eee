/** A system font that replaces one style and weight of Open Sans until the web font is loaded. */
export interface FallbackFace {
  /** Local font names, full and PostScript, in order of preference. */
  readonly names: readonly string[];
  readonly fontStyle: 'normal' | 'italic';
  readonly fontWeight: string;
  /**
   * The width of Open Sans in this style and weight divided by the width of the system font, measured over running text
   * and titles.
   */
  readonly sizeAdjust: number;
}

type Style = FallbackFace['fontStyle'];

const faces = (names: (style: Style, isBold: boolean) => readonly string[], widths: Record<Style, readonly number[]>) =>
  (['normal', 'italic'] as const).flatMap((fontStyle) =>
    widths[fontStyle].map((sizeAdjust, place): FallbackFace => {
      const weight = 400 + place * 100;
      return { names: names(fontStyle, weight >= 600), fontStyle, fontWeight: String(weight), sizeAdjust };
    }),
  );

/** Returns the full font name: `Arial`, `Arial Bold`, `Arial Italic`, `Arial Bold Italic`. */
const fullName = (family: string, style: Style, isBold: boolean): string =>
  [family, isBold && 'Bold', style === 'italic' && 'Italic'].filter(Boolean).join(' ');

/** Returns the PostScript name: `LiberationSans-BoldItalic`. */
const postScriptName = (family: string, style: Style, isBold: boolean, regular = ''): string =>
  [family, `${isBold ? 'Bold' : ''}${style === 'italic' ? 'Italic' : ''}` || regular].filter(Boolean).join('-');

/**
 * The fallback fonts, with widths measured in Chromium for the weights 400 to 700: Arial and the metric-compatible
 * fonts, and Roboto, because Android has no Arial.
 */
export const fallbackFaces = {
  arial: faces(
    (style, isBold) => [
      fullName('Arial', style, isBold),
      fullName('Liberation Sans', style, isBold),
      postScriptName('LiberationSans', style, isBold),
      fullName('Arimo', style, isBold),
    ],
    { normal: [1.0512, 1.0675, 1.0064, 1.0401], italic: [0.9956, 1.0037, 0.9481, 0.9833] },
  ),
  roboto: faces(
    (style, isBold) => [fullName('Roboto', style, isBold), postScriptName('Roboto', style, isBold, 'Regular')],
    { normal: [1.0439, 1.0589, 1.0746, 1.1106], italic: [1.0233, 1.0328, 1.0404, 1.079] },
  ),
} as const;
