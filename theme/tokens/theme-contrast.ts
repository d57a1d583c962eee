import type { ColorRole } from './color-roles.ts';
import { contrastRatio, isHexColor } from './contrast.ts';
import { type ColorPair, colorPairs, requiredContrast } from './pairs.ts';
import type { PaletteName } from './palettes.ts';
import { paletteNames, type ThemeVariables, themeColors, themePalette } from './theme-variables.ts';

/** Two colours of a theme that meet on the screen, and how well they stand apart. */
export interface MeasuredPair extends ColorPair {
  readonly palette: PaletteName;
  /** As WCAG counts it, from 1 to 21. */
  readonly contrast: number;
  readonly required: number;
}

/** Every pair in use in a palette in which one of the named colours takes part, as far as both are colours. */
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

/** Every pair in use that a theme's own colours make too faint: words under 4.5 (in high contrast 7), shapes under 3. */
export const faintPairs = (variables: ThemeVariables): MeasuredPair[] =>
  paletteNames
    .flatMap((palette) => measuredPairs(variables, palette, new Set(Object.keys(themeColors(variables, palette)))))
    .filter(({ contrast, required }) => contrast < required);
