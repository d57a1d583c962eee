import type { ColorRole, Palette } from './color-roles.ts';
import { type PaletteName, palettes } from './palettes.ts';
import { radius } from './scale.ts';
import { tinted } from './tinted-palette.ts';

/** The type faces a theme chooses from: the one the forum serves, and those that every device has. */
export const themeFonts = {
  'open-sans':
    "'Open Sans Variable', 'Open Sans Fallback', 'Open Sans Fallback Android', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  system: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif",
  serif: "ui-serif, Charter, 'Iowan Old Style', Georgia, 'Liberation Serif', serif",
} as const;

/** The name of one type face. */
export type ThemeFont = keyof typeof themeFonts;

/** How far things stand apart, as a factor of the usual distances. */
export const themeSpacings = { compact: 0.875, normal: 1, roomy: 1.125 } as const;

/** The name of one way of spacing. */
export type ThemeSpacing = keyof typeof themeSpacings;

/** The usual radius of a corner, in pixels. */
export const usualRadius = Number.parseInt(radius.medium, 10);

/** The largest radius of a corner, in pixels. */
export const largestRadius = 20;

/** The names of all palettes, in the order in which they are offered. */
export const paletteNames = Object.keys(palettes) as PaletteName[];

/**
 * What a theme says of the forum's looks; what it does not say is as in the built-in theme. `main` gives the accents of
 * every palette its hue; `palettes` holds single colours, six-digit hex; `radius` is in pixels.
 */
export interface ThemeVariables {
  readonly main?: string | undefined;
  readonly palettes?: Partial<Record<PaletteName, Partial<Record<ColorRole, string>>>> | undefined;
  readonly font?: ThemeFont | undefined;
  readonly radius?: number | undefined;
  readonly spacing?: ThemeSpacing | undefined;
}

/** The colours a theme has of its own in one palette, those of its main colour among them. */
export const themeColors = ({ main, palettes: own }: ThemeVariables, name: PaletteName): Partial<Palette> => ({
  ...(main && tinted(name, main)),
  ...own?.[name],
});

/** All colours of a theme in one palette. */
export const themePalette = (variables: ThemeVariables, name: PaletteName): Palette => ({
  ...palettes[name],
  ...themeColors(variables, name),
});
