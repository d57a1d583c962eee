import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';
import type { ColorRole } from '#theme/tokens/color-roles.ts';
import type { PaletteName } from '#theme/tokens/palettes.ts';
import { type MeasuredPair, measuredPairs } from '#theme/tokens/theme-contrast.ts';
import type { ThemeVariables } from '#theme/tokens/theme-variables.ts';

/** The palettes with their labels, in the order of the editor. */
export const paletteLabels = {
  light: 'administration.theme.palette-light',
  dark: 'administration.theme.palette-dark',
  contrastLight: 'administration.theme.palette-contrast-light',
  contrastDark: 'administration.theme.palette-contrast-dark',
} as const satisfies Record<PaletteName, MessageID>;

/** The colours that the editor offers, with their labels. The API accepts every colour role. */
export const colorLabels = {
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

/** A colour role that the editor offers. */
export type OfferedRole = keyof typeof colorLabels;

/** Returns the label of a colour. A colour that the editor does not offer has the name that it has in the API. */
export const colorName = (role: ColorRole): string =>
  Object.hasOwn(colorLabels, role) ? t(colorLabels[role as OfferedRole]) : role;

/** All colour roles that the editor offers, in order. */
export const offeredRoles = Object.keys(colorLabels) as OfferedRole[];

/** The contrast of a colour with the other colour where it is most critical, and the required contrast. */
export interface ContrastCheck extends Pick<MeasuredPair, 'contrast' | 'required'> {
  readonly other: ColorRole;
}

/**
 * Returns the most critical contrast of a theme colour in a palette. Returns undefined while one of the colours is
 * invalid.
 */
export function checkContrast(
  variables: ThemeVariables,
  palette: PaletteName,
  role: ColorRole,
): ContrastCheck | undefined {
  const [hardest] = measuredPairs(variables, palette, new Set([role])).toSorted(
    (one, other) => one.contrast / one.required - other.contrast / other.required,
  );
  return hardest && { ...hardest, other: hardest.front === role ? hardest.back : hardest.front };
}
