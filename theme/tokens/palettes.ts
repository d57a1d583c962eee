import type { Palette } from './color-roles.ts';
import { contrastDark } from './contrast-dark.ts';
import { contrastLight } from './contrast-light.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';

/** All palettes by name, for the contrast test and the workbench. */
export const palettes: Record<PaletteName, Palette> = { light, dark, contrastLight, contrastDark };

/**
 * The name of a palette. The two high-contrast palettes belong to one choice; the system's colour scheme selects
 * between them.
 */
export type PaletteName = 'light' | 'dark' | 'contrastLight' | 'contrastDark';
