import { useState } from 'react';
import type { PaletteName } from '#theme/tokens/palettes.ts';
import { type PaletteRole, readableTheme } from '#theme/tokens/readable-theme.ts';
import { faintPairs, type MeasuredPair } from '#theme/tokens/theme-contrast.ts';
import { paletteNames, type ThemeVariables } from '#theme/tokens/theme-variables.ts';

/** The correction of contrasts that are too low. */
export interface ThemeCorrection {
  /** The number of colour pairs with too little contrast. */
  readonly faintCount: number;
  readonly faintCountOf: (palette: PaletteName) => number;
  /** The number of colours that the last correction has changed. 0 when it cannot be undone. */
  readonly changedCount: number;
  readonly mendAll: () => void;
  readonly mend: (which: PaletteRole) => void;
  readonly undo: () => void;
}

interface Correction {
  readonly before: ThemeVariables;
  readonly after: ThemeVariables;
}

/**
 * Returns the correction of a theme's contrasts. The last correction can be undone until a value is changed.
 * `onChange` receives the corrected variables, and those before the correction to undo it.
 */
export function useThemeCorrection(
  variables: ThemeVariables,
  onChange: (variables: ThemeVariables) => void,
): ThemeCorrection {
  const [last, setLast] = useState<Correction>();
  const faint: readonly MeasuredPair[] = faintPairs(variables);
  const correct = (which?: PaletteRole) => {
    const after = readableTheme(variables, which);
    if (after === variables) return;
    setLast({ before: variables, after });
    onChange(after);
  };
  const isLast = last !== undefined && JSON.stringify(last.after) === JSON.stringify(variables);
  return {
    faintCount: faint.length,
    faintCountOf: (palette) => faint.filter((pair) => pair.palette === palette).length,
    changedCount: isLast ? changedColors(last.before, last.after) : 0,
    mendAll: () => correct(),
    mend: correct,
    undo: () => {
      if (isLast) onChange(last.before);
    },
  };
}

/** Returns the number of colours in which two themes differ. */
const changedColors = (one: ThemeVariables, other: ThemeVariables): number => {
  const colorsOf = ({ palettes = {} }: ThemeVariables) =>
    paletteNames.flatMap((palette) =>
      Object.entries(palettes[palette] ?? {}).map(([role, color]) => `${palette} ${role} ${color}`),
    );
  const former = new Set(colorsOf(one));
  return colorsOf(other).filter((color) => !former.has(color)).length;
};
