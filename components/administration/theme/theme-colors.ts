import type { MessageID } from '#api/message-id.ts';
import type { ColorRole } from '#theme/tokens/color-roles.ts';
import type { PaletteName } from '#theme/tokens/palettes.ts';
import { type MeasuredPair, measuredPairs } from '#theme/tokens/theme-contrast.ts';
import type { ThemeVariables } from '#theme/tokens/theme-variables.ts';

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

/** How well a colour stands apart where that is hardest: from which other one, how well, and how well it must. */
export interface Verdict extends Pick<MeasuredPair, 'contrast' | 'required'> {
  readonly other: ColorRole;
}

/** The verdict on one colour of a theme in a palette; undefined while one of them is no colour yet. */
export function verdictOf(variables: ThemeVariables, palette: PaletteName, role: ColorRole): Verdict | undefined {
  const [hardest] = measuredPairs(variables, palette, new Set([role])).toSorted(
    (one, other) => one.contrast / one.required - other.contrast / other.required,
  );
  return hardest && { ...hardest, other: hardest.front === role ? hardest.back : hardest.front };
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
