import { assignVars } from '@vanilla-extract/css';
import { vars } from '#theme/contract.css.ts';
import type { Palette, Shadows } from '#theme/tokens/color-roles.ts';

/** The variables with the `display` of elements that are shown only on light colours, or only on dark ones. */
export const shownOn = { light: '--shown-on-light', dark: '--shown-on-dark' } as const;

/**
 * Returns the declarations of a palette: its colours, its shadows, the colour scheme of native controls, and what is shown
 * on its colours only.
 */
export const paletteVars = (palette: Palette, shadows: Shadows, scheme: 'light' | 'dark') => ({
  colorScheme: scheme,
  vars: {
    ...assignVars(vars.color, palette),
    ...assignVars(vars.shadow, shadows),
    [shownOn.light]: scheme === 'light' ? 'contents' : 'none',
    [shownOn.dark]: scheme === 'dark' ? 'contents' : 'none',
  },
});

/** Matches a page that follows the system: no choice was made, or the choice is "system". */
export const followsSystem = ':root:root:not([data-theme]), :root:root[data-theme="system"]';
