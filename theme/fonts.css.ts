import { globalFontFace } from '@vanilla-extract/css';
import { type FallbackFace, fallbackFaces } from './tokens/fallback-faces.ts';
import { fontSubsets } from './tokens/font-subsets.ts';

const files = '@fontsource-variable/open-sans/files/open-sans';
const shapes = ['normal', 'italic'] as const;

/**
 * Whether pages preload a font file, so that it replaces the fallback while they load. All other files load when a page
 * first needs them and are used from the next page on, because a swap would move text that is being read.
 */
const isPreloaded = (subset: string, fontStyle: string): boolean => subset === 'latin' && fontStyle === 'normal';

globalFontFace(
  'Open Sans Variable',
  Object.entries(fontSubsets).flatMap(([subset, unicodeRange]) =>
    shapes.map((fontStyle) => ({
      src: `url(${files}-${subset}-wght-${fontStyle}.woff2) format("woff2")`,
      fontStyle,
      fontWeight: '300 800',
      fontDisplay: isPreloaded(subset, fontStyle) ? ('swap' as const) : ('optional' as const),
      unicodeRange,
    })),
  ),
);

/** The vertical metrics of Open Sans, as fractions of the font size. */
const metrics = { ascent: 1.06884, descent: 0.29297 };

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/**
 * Returns a font face with a system font scaled to the metrics of Open Sans, so that line breaks stay the same when the
 * web font replaces it.
 */
const adjusted = ({ names, fontStyle, fontWeight, sizeAdjust }: FallbackFace) => ({
  src: names.map((name) => `local("${name}")`).join(', '),
  fontStyle,
  fontWeight,
  sizeAdjust: percent(sizeAdjust),
  ascentOverride: percent(metrics.ascent / sizeAdjust),
  descentOverride: percent(metrics.descent / sizeAdjust),
  lineGapOverride: '0%',
});

globalFontFace('Open Sans Fallback', fallbackFaces.arial.map(adjusted));
globalFontFace('Open Sans Fallback Android', fallbackFaces.roboto.map(adjusted));
