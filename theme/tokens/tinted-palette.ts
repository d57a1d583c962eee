import type { ColorRole, Palette } from './color-roles.ts';
import { luminance } from './contrast.ts';
import { type PaletteName, palettes } from './palettes.ts';

/** The accent roles, which take the hue of a theme's main colour. */
export const accentRoles = [
  'primary',
  'primaryHover',
  'primaryActive',
  'primaryText',
  'primarySoft',
  'primaryBorder',
  'link',
  'linkHover',
  'focus',
  'selection',
  'surfaceSelected',
  'unread',
  'unreadSoft',
] as const satisfies readonly ColorRole[];

/**
 * Returns the accent colours of a palette in another hue. Each has the luminance it has in the built-in palette, so
 * that all contrasts stay the same; only hue and saturation come from `main` (six-digit hex).
 */
export function tinted(name: PaletteName, main: string): Pick<Palette, (typeof accentRoles)[number]> {
  const palette = palettes[name];
  const own = hueOf(main);
  const usual = hueOf(palette.primary).saturation || 1;
  const entries = accentRoles.map((role) => {
    const { saturation } = hueOf(palette[role]);
    return [role, atLuminance(own.hue, Math.min(1, (saturation * own.saturation) / usual), luminance(palette[role]))];
  });
  return Object.fromEntries(entries);
}

interface Hue {
  /** The hue in degrees. */
  readonly hue: number;
  /** The saturation from 0 (grey) to 1. */
  readonly saturation: number;
}

function hueOf(hex: string): Hue {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels;
  const [most, least] = [Math.max(...channels), Math.min(...channels)];
  const span = most - least;
  if (span === 0) return { hue: 0, saturation: 0 };
  const sector =
    most === red ? (green - blue) / span : most === green ? (blue - red) / span + 2 : (red - green) / span + 4;
  return { hue: (sector * 60 + 360) % 360, saturation: span / (1 - Math.abs(most + least - 1)) };
}

/**
 * Returns the colour of a hue with a given luminance. Luminance increases with lightness, so a binary search finds it.
 */
function atLuminance(hue: number, saturation: number, wanted: number): string {
  let [low, high] = [0, 1];
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    if (luminance(hexOf(hue, saturation, middle)) < wanted) low = middle;
    else high = middle;
  }
  return nearer(hexOf(hue, saturation, low), hexOf(hue, saturation, high), wanted);
}

const nearer = (one: string, other: string, wanted: number): string =>
  Math.abs(luminance(one) - wanted) <= Math.abs(luminance(other) - wanted) ? one : other;

function hexOf(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): string => {
    const place = (offset + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
