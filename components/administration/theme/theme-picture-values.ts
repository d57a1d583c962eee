import type { CSSProperties } from 'react';
import { cssName } from '#theme/tokens/css-name.ts';
import type { PaletteName } from '#theme/tokens/palettes.ts';
import { radius, space, text } from '#theme/tokens/scale.ts';
import { size } from '#theme/tokens/sizes.ts';
import {
  type ThemeVariables,
  themeFonts,
  themePalette,
  themeSpacings,
  usualRadius,
} from '#theme/tokens/theme-variables.ts';

/** The width of the pictured page in rem. */
const pageWidth = 36;

/** Returns a length that is scaled with the width of the picture. `100cqi` is the width of the picture. */
const scaled = (length: string, factor = 1): string =>
  length.replace(/(\d*\.?\d+)(rem|px)\b/g, (_, number: string, unit: string) => {
    const rem = (Number(number) * factor) / (unit === 'px' ? 16 : 1);
    return `calc(${rem} * var(--picture-rem))`;
  });

const tokens = (group: string, values: Readonly<Record<string, string>>, factor = 1): [string, string][] =>
  Object.entries(values).map(([name, value]) => [`--${group}-${cssName(name)}`, scaled(value, factor)]);

/**
 * Returns the values of all tokens with which a picture of a page is rendered: the colours, the font and the measures
 * of a theme in a palette, whatever theme the page around it has. Lengths are relative to the width of the picture.
 */
export function pictureValues(variables: ThemeVariables, palette: PaletteName): CSSProperties {
  const { font = 'open-sans', radius: chosen = usualRadius, spacing = 'normal' } = variables;
  const colors = Object.entries(themePalette(variables, palette)).map(([role, color]) => [
    `--color-${cssName(role)}`,
    color,
  ]);
  const { full, ...corners } = radius;
  return Object.fromEntries([
    ['--picture-rem', `calc(100cqi / ${pageWidth})`],
    ['--font-body', themeFonts[font]],
    ['colorScheme', palette === 'dark' || palette === 'contrastDark' ? 'dark' : 'light'],
    ...colors,
    ...tokens('text', text),
    ...tokens('size', size),
    ...tokens('space', space, themeSpacings[spacing]),
    ...tokens('radius', corners, chosen / usualRadius),
    ['--radius-full', full],
  ]);
}
