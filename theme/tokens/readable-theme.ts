import type { ColorRole } from './color-roles.ts';
import { luminance } from './contrast.ts';
import { hexOfOklch, oklchOf } from './oklch.ts';
import { type PaletteName, palettes } from './palettes.ts';
import { faintPairs, type MeasuredPair, measuredPairs } from './theme-contrast.ts';
import { type ThemeVariables, themePalette } from './theme-variables.ts';

/** The step in which lightness is searched. */
const lightnessStep = 1 / 256;

/** A partner of a colour: its luminance, and the contrast that both need. */
interface Partner {
  readonly luminance: number;
  readonly required: number;
}

const contrastWith = (own: number, { luminance: other }: Partner): number =>
  (Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05);

/**
 * Returns the colour of the same hue whose lightness (OKLCH) is nearest to that of a colour and that `accepts`
 * accepts. Returns the colour itself when it is accepted, and undefined when no lightness is.
 */
export function nearestLightness(hex: string, accepts: (hex: string) => boolean): string | undefined {
  if (accepts(hex)) return hex;
  const color = oklchOf(hex);
  for (let distance = lightnessStep; distance < 1 + lightnessStep; distance += lightnessStep)
    for (const lightness of [color.lightness - distance, color.lightness + distance]) {
      // Beyond black and white, the last step is black or white itself.
      if (lightness < -lightnessStep || lightness > 1 + lightnessStep) continue;
      const candidate = hexOfOklch({ ...color, lightness: Math.min(1, Math.max(0, lightness)) });
      if (accepts(candidate)) return candidate;
    }
  return undefined;
}

/** A colour that replaces one of a palette. */
interface Replacement {
  readonly role: ColorRole;
  readonly color: string;
}

/** Returns the nearest colour for a role that has enough contrast in every pair in use. */
function readableColor(variables: ThemeVariables, palette: PaletteName, role: ColorRole): string | undefined {
  const all = themePalette(variables, palette);
  const partners = measuredPairs(variables, palette, new Set([role])).map(({ front, back, required }): Partner => {
    const other = front === role ? back : front;
    return { luminance: luminance(all[other]), required };
  });
  return nearestLightness(all[role], (hex) => {
    const own = luminance(hex);
    return partners.every((partner) => contrastWith(own, partner) >= partner.required);
  });
}

/**
 * Returns a colour for a role that is readable with every colour of the built-in palette, and with every colour that is
 * moved in the same way: as light as the built-in colour if its partners are darker, as dark if they are lighter.
 */
function builtInLightness(variables: ThemeVariables, palette: PaletteName, role: ColorRole): string {
  const usual = luminance(palettes[palette][role]);
  const own = themePalette(variables, palette)[role];
  const isLighter = measuredPairs({}, palette, new Set([role])).every(
    ({ front, back }) => luminance(palettes[palette][front === role ? back : front]) < usual,
  );
  const accepts = (hex: string) => (isLighter ? luminance(hex) >= usual : luminance(hex) <= usual);
  return nearestLightness(own, accepts) ?? palettes[palette][role];
}

const distance = (one: string, other: string): number => Math.abs(oklchOf(one).lightness - oklchOf(other).lightness);

/** Returns the roles of a pair that the theme sets itself. A pair without one changes its front. */
function changeable({ palettes: own }: ThemeVariables, { palette, front, back }: MeasuredPair): ColorRole[] {
  const roles = [front, back].filter((role) => own?.[palette]?.[role] !== undefined);
  return roles.length > 0 ? roles : [front];
}

/** Returns the smallest change of one of the roles after which all pairs of the changed colour are readable. */
function smallestChange(
  variables: ThemeVariables,
  palette: PaletteName,
  roles: readonly ColorRole[],
): Replacement | undefined {
  const former = themePalette(variables, palette);
  const [best] = roles
    .flatMap((role) => {
      const color = readableColor(variables, palette, role);
      return color === undefined ? [] : [{ role, color }];
    })
    .toSorted((one, other) => distance(former[one.role], one.color) - distance(former[other.role], other.color));
  return best;
}

const replaced = (variables: ThemeVariables, palette: PaletteName, { role, color }: Replacement): ThemeVariables => ({
  ...variables,
  palettes: { ...variables.palettes, [palette]: { ...variables.palettes?.[palette], [role]: color } },
});

/** One colour of a palette. */
export interface PaletteRole {
  readonly palette: PaletteName;
  readonly role: ColorRole;
}

/**
 * Returns the variables with readable colours: every pair in use has the contrast that WCAG AA needs (in high contrast
 * 7:1 for text). It changes only colours that the theme sets, only in lightness, and of each pair the colour that needs
 * the smaller change. Variables that are readable are returned unchanged. With `only`, it makes a single colour readable.
 *
 * Two own colours can exclude each other: no text is readable on both a black page and a white card. Then one of them
 * gets the lightness of the built-in palette. Each colour is settled in this way at most once, so the search ends.
 */
export function readableTheme(variables: ThemeVariables, only?: PaletteRole): ThemeVariables {
  let present = variables;
  const settled = new Set<string>();
  const isOpen = (palette: PaletteName) => (role: ColorRole) => !settled.has(`${palette} ${role}`);
  const concerns = ({ palette, front, back }: MeasuredPair) =>
    !only || (only.palette === palette && (only.role === front || only.role === back));
  for (;;) {
    const faint = faintPairs(present).find(
      (pair) => concerns(pair) && changeable(present, pair).some(isOpen(pair.palette)),
    );
    if (!faint) return present;
    const { palette } = faint;
    const roles = changeable(present, faint).filter(isOpen(palette));
    const change = smallestChange(present, palette, roles);
    if (change) present = replaced(present, palette, change);
    else {
      const [role = faint.front] = roles;
      settled.add(`${palette} ${role}`);
      present = replaced(present, palette, { role, color: builtInLightness(present, palette, role) });
    }
  }
}
