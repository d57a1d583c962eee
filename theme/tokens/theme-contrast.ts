import type { ColorRole } from './color-roles.ts';
import { contrastRatio, isHexColor } from './contrast.ts';
import { type ColorPair, colorPairs, requiredContrast } from './pairs.ts';
import type { PaletteName } from './palettes.ts';
import { paletteNames, type ThemeVariables, themeColors, themePalette } from './theme-variables.ts';

/** A colour pair of a theme with its contrast. */
export interface MeasuredPair extends ColorPair {
  readonly palette: PaletteName;
  /** The contrast as WCAG defines it, from 1 to 21. */
  readonly contrast: number;
  readonly required: number;
}

/**
 * Returns all pairs in use in a palette that contain one of the given roles. Pairs with an invalid colour are omitted.
 */
export function measuredPairs(
  variables: ThemeVariables,
  palette: PaletteName,
  roles: ReadonlySet<string>,
): MeasuredPair[] {
  const all: Readonly<Record<ColorRole, string>> = themePalette(variables, palette);
  return colorPairs
    .filter(({ front, back }) => roles.has(front) || roles.has(back))
    .filter(({ front, back }) => isHexColor(all[front]) && isHexColor(all[back]))
    .map((pair) => ({
      ...pair,
      palette,
      contrast: contrastRatio(all[pair.front], all[pair.back]),
      required: requiredContrast(pair, palette.startsWith('contrast')),
    }));
}

/**
 * Returns all pairs in use whose contrast a theme's own colours make too low: text below 4.5 (in high contrast 7),
 * shapes below 3.
 */
export const faintPairs = (variables: ThemeVariables): MeasuredPair[] =>
  paletteNames
    .flatMap((palette) => measuredPairs(variables, palette, new Set(Object.keys(themeColors(variables, palette)))))
    .filter(({ contrast, required }) => contrast < required);
