import { assignVars } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import type { Palette, Shadows } from '#theme/tokens/color-roles.ts';

/** The declarations of one palette: its colours, its shadows and what the browser draws itself. */
export const paletteVars = (palette: Palette, shadows: Shadows, scheme: 'light' | 'dark') => ({
  colorScheme: scheme,
  vars: { ...assignVars(vars.color, palette), ...assignVars(vars.shadow, shadows) },
});

/** The page that follows the system: no choice was made, or the choice is "system". */
export const followsSystem = ':root:root:not([data-theme]), :root:root[data-theme="system"]';
