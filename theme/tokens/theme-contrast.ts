import { contrastRatio } from './contrast.ts';
import { type ColorPair, colorPairs, requiredContrast } from './pairs.ts';
import type { PaletteName } from './palettes.ts';
import { paletteNames, type ThemeVariables, themeColors, themePalette } from './theme-variables.ts';

/** Two colours of a theme that meet on the screen and are too alike. */
export interface FaintPair extends ColorPair {
  readonly palette: PaletteName;
  /** As WCAG counts it, from 1 to 21. */
  readonly contrast: number;
  readonly required: number;
}

const hex = /^#[0-9a-f]{6}$/i;

/** Every pair in use that a theme's own colours make too faint: words under 4.5 (in high contrast 7), shapes under 3. */
export function faintPairs(variables: ThemeVariables): FaintPair[] {
  return paletteNames.flatMap((palette) => {
    const [own, all] = [themeColors(variables, palette), themePalette(variables, palette)];
    return colorPairs
      .filter(({ front, back }) => own[front] !== undefined || own[back] !== undefined)
      .filter(({ front, back }) => hex.test(all[front]) && hex.test(all[back]))
      .map((pair) => ({
        ...pair,
        palette,
        contrast: contrastRatio(all[pair.front], all[pair.back]),
        required: requiredContrast(pair, palette.startsWith('contrast')),
      }))
      .filter(({ contrast, required }) => contrast < required);
  });
}
