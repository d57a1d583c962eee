import { globalFontFace } from '@vanilla-extract/css';
import { fontSubsets } from './tokens/font-subsets.ts';

const files = '@fontsource-variable/open-sans/files/open-sans';
const shapes = ['normal', 'italic'] as const;

globalFontFace(
  'Open Sans Variable',
  Object.entries(fontSubsets).flatMap(([subset, unicodeRange]) =>
    shapes.map((fontStyle) => ({
      src: `url(${files}-${subset}-wght-${fontStyle}.woff2) format("woff2")`,
      fontStyle,
      fontWeight: '300 800',
      // A face that came late would move the words that are being read; it is there for the next page.
      fontDisplay: 'optional' as const,
      unicodeRange,
    })),
  ),
);

// A face that every system has, stretched to the measures of Open Sans: when the real one arrives, no line moves.
globalFontFace('Open Sans Fallback', {
  src: 'local("Arial"), local("Liberation Sans"), local("Arimo")',
  ascentOverride: '101.65%',
  descentOverride: '27.86%',
  lineGapOverride: '0%',
  sizeAdjust: '105.15%',
});
