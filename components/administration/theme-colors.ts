import type { MessageID } from '#api/message-id.ts';
import type { ColorRole } from '#theme/tokens/color-roles.ts';
import { contrastRatio } from '#theme/tokens/contrast.ts';
import { colorPairs, requiredContrast } from '#theme/tokens/pairs.ts';
import type { PaletteName } from '#theme/tokens/palettes.ts';
import { type ThemeVariables, themePalette } from '#theme/tokens/theme-variables.ts';

/** The palettes with their names, in the order of the editor. */
export const paletteWords = {
  light: 'administration.theme.palette-light',
  dark: 'administration.theme.palette-dark',
  contrastLight: 'administration.theme.palette-contrast-light',
  contrastDark: 'administration.theme.palette-contrast-dark',
} as const satisfies Record<PaletteName, MessageID>;

/** The colours that the editor offers, with their names; the calls take every role. */
export const colorWords = {
  page: 'administration.theme.color-page',
  surface: 'administration.theme.color-surface',
  text: 'administration.theme.color-text',
  textQuiet: 'administration.theme.color-text-quiet',
  heading: 'administration.theme.color-heading',
  link: 'administration.theme.color-link',
  primary: 'administration.theme.color-primary',
  onPrimary: 'administration.theme.color-on-primary',
  titleBar: 'administration.theme.color-title-bar',
  onTitleBar: 'administration.theme.color-on-title-bar',
  badge: 'administration.theme.color-badge',
  onBadge: 'administration.theme.color-on-badge',
  focus: 'administration.theme.color-focus',
} as const satisfies Partial<Record<ColorRole, MessageID>>;

/** A colour that the editor offers. */
export type OfferedRole = keyof typeof colorWords;

/** All colours that the editor offers, in their order. */
export const offeredRoles = Object.keys(colorWords) as OfferedRole[];

const hex = /^#[0-9a-f]{6}$/i;

/** Whether something entered is a colour. */
export const isColor = (value: string): boolean => hex.test(value);

/** How well a colour stands apart where that is hardest: from which other one, how well, and how well it must. */
export interface Verdict {
  readonly other: ColorRole;
  readonly contrast: number;
  readonly required: number;
}

/** The verdict on one colour of a theme in a palette; undefined while one of them is no colour yet. */
export function verdictOf(variables: ThemeVariables, palette: PaletteName, role: ColorRole): Verdict | undefined {
  const all = themePalette(variables, palette);
  const verdicts = colorPairs
    .filter(({ front, back }) => (front === role || back === role) && isColor(all[front]) && isColor(all[back]))
    .map((pair) => ({
      other: pair.front === role ? pair.back : pair.front,
      contrast: contrastRatio(all[pair.front], all[pair.back]),
      required: requiredContrast(pair, palette.startsWith('contrast')),
    }));
  return verdicts.toSorted((one, other) => one.contrast / one.required - other.contrast / other.required)[0];
}

/** Variables with one colour of a palette given, or left to the built-in theme again. */
export function withColor(
  variables: ThemeVariables,
  palette: PaletteName,
  role: ColorRole,
  color: string | undefined,
): ThemeVariables {
  const { [role]: _, ...others } = variables.palettes?.[palette] ?? {};
  const colors = color === undefined ? others : { ...others, [role]: color };
  return { ...variables, palettes: { ...variables.palettes, [palette]: colors } };
}
