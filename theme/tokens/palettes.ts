import type { Palette } from './color-roles.ts';
import { contrastDark } from './contrast-dark.ts';
import { contrastLight } from './contrast-light.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';

/** Every palette by its name, for the calculated contrast test and the workbench. */
export const palettes: Record<PaletteName, Palette> = { light, dark, contrastLight, contrastDark };

/** A palette's name; the two high-contrast ones answer to one choice and the system's brightness. */
export type PaletteName = 'light' | 'dark' | 'contrastLight' | 'contrastDark';
