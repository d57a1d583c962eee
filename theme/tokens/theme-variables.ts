import type { ColorRole, Palette } from './color-roles.ts';
import { type PaletteName, palettes } from './palettes.ts';
import { radius } from './scale.ts';
import { tinted } from './tinted-palette.ts';

/** The fonts a theme can choose: the one the forum serves, and fonts available on every device. */
export const themeFonts = {
  'open-sans':
    "'Open Sans Variable', 'Open Sans Fallback', 'Open Sans Fallback Android', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  system: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif",
  serif: "ui-serif, Charter, 'Iowan Old Style', Georgia, 'Liberation Serif', serif",
} as const;

/** The name of a font. */
export type ThemeFont = keyof typeof themeFonts;

/** Spacing, as a factor of the default spacing. */
export const themeSpacings = { compact: 0.875, normal: 1, roomy: 1.125 } as const;

/** The name of a spacing. */
export type ThemeSpacing = keyof typeof themeSpacings;

/** The default border radius, in pixels. */
export const usualRadius = Number.parseInt(radius.medium, 10);

/** The maximum border radius, in pixels. */
export const largestRadius = 20;

/** The names of all palettes, in display order. */
export const paletteNames = Object.keys(palettes) as PaletteName[];

/**
 * The design settings of a theme. Omitted settings are those of the built-in theme. `main` sets the hue of the accent
 * colours of every palette; `palettes` overrides single colours (six-digit hex); `radius` is in pixels.
 */
export interface ThemeVariables {
  readonly main?: string | undefined;
  readonly palettes?: Partial<Record<PaletteName, Partial<Record<ColorRole, string>>>> | undefined;
  readonly font?: ThemeFont | undefined;
  readonly radius?: number | undefined;
  readonly spacing?: ThemeSpacing | undefined;
}

/** Returns the colours a theme overrides in a palette, including those derived from its main colour. */
export const themeColors = ({ main, palettes: own }: ThemeVariables, name: PaletteName): Partial<Palette> => ({
  ...(main && tinted(name, main)),
  ...own?.[name],
});

/** Returns all colours of a theme in a palette. */
export const themePalette = (variables: ThemeVariables, name: PaletteName): Palette => ({
  ...palettes[name],
  ...themeColors(variables, name),
});
