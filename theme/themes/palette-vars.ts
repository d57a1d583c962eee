import { assignVars } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import type { Palette, Shadows } from '#theme/tokens/color-roles.ts';

/** Returns the declarations of a palette: its colours, its shadows, and the colour scheme of native controls. */
export const paletteVars = (palette: Palette, shadows: Shadows, scheme: 'light' | 'dark') => ({
  colorScheme: scheme,
  vars: { ...assignVars(vars.color, palette), ...assignVars(vars.shadow, shadows) },
});

/** Matches a page that follows the system: no choice was made, or the choice is "system". */
export const followsSystem = ':root:root:not([data-theme]), :root:root[data-theme="system"]';
