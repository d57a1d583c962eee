import { ThemeVariables as sent, type ThemeAssetsWritten } from '#api/administration/theme/theme.contract.ts';
import { ApiError } from '#api/errors.ts';
import { findRemovedMarkup } from '#server/post/body/removed-markup.ts';
import { findInvalidWidgetSlots, sanitiseHtml } from '#server/post/body/sanitise-html.ts';
import { type ColorRole, colorRoles } from '#theme/tokens/color-roles.ts';
import { faintPairs, type MeasuredPair } from '#theme/tokens/theme-contrast.ts';
import type { ThemeVariables } from '#theme/tokens/theme-variables.ts';
import type { ThemeParts } from './theme.queries.ts';

/** Translucent colours, which themes cannot change. */
const fixedRoles: readonly string[] = ['overlay'] satisfies ColorRole[];

const isRole = (role: string): boolean => Object.hasOwn(colorRoles, role) && !fixedRoles.includes(role);

/** Assets that could execute code or apply arbitrary styles. Themes consist of variables and sanitized HTML only. */
export const refusedAssets: readonly string[] = ['fonts', 'scripts', 'styles', 'javascript', 'logo', 'mobileLogo'];

/** Checks that a theme asset is writable. @throws {ApiError} theme.asset-refused, theme.asset-not-found. */
export function requireWritableAsset(asset: string): asserts asset is keyof ThemeParts {
  if (refusedAssets.includes(asset)) throw new ApiError('theme.asset-refused', { subject: asset });
  if (!['variables', 'header', 'footer'].includes(asset)) throw new ApiError('theme.asset-not-found');
}

const place = 'assets.variables.data';

const oddColors = ({ palettes = {} }: ThemeVariables): [string, string][] =>
  Object.entries(palettes).flatMap(([palette, colors]) =>
    Object.keys(colors ?? {})
      .filter((role) => !isRole(role))
      .map((role): [string, string] => [`${place}.palettes.${palette}.${role}`, `There is no color ${role}.`]),
  );

/** Returns the field of a contrast error: the colour that the theme sets itself. */
const fieldOf = ({ palettes }: ThemeVariables, { palette, front, back }: MeasuredPair): string =>
  `${place}.palettes.${palette}.${palettes?.[palette]?.[front] === undefined ? back : front}`;

const shown = (contrast: number): string => (Math.floor(contrast * 100) / 100).toFixed(2);

const faintWords = ({ front, back, contrast, required }: MeasuredPair): string =>
  `The contrast of ${front} on ${back} is ${shown(contrast)}:1. It needs ${required}:1.`;

/**
 * Validates the variables of a theme: only known colours, and sufficient contrast for every pair in use (WCAG AA; 7:1
 * for text in the high-contrast palettes).
 *
 * @throws {ApiError} request.invalid with the fields `assets.variables.data.palettes.{palette}.{role}`.
 */
export function checkedVariables(variables: ThemeVariables): ThemeVariables {
  const odd = oddColors(variables);
  if (odd.length > 0) throw ApiError.fields(Object.fromEntries(odd));
  const faint = faintPairs(variables).toSorted((one, other) => other.contrast - one.contrast);
  // The pairs are sorted so that the lowest contrast of a colour is the one reported.
  if (faint.length > 0)
    throw ApiError.fields(Object.fromEntries(faint.map((pair) => [fieldOf(variables, pair), faintWords(pair)])));
  return variables;
}

/** Parses and validates variables from any source like those of an API request. @throws {ApiError} request.invalid. */
export function readVariables(value: unknown): ThemeVariables {
  const parsed = sent.safeParse(value);
  if (!parsed.success)
    throw ApiError.fields(
      Object.fromEntries(parsed.error.issues.map(({ path, message }) => [[place, ...path].join('.'), message])),
    );
  return checkedVariables(parsed.data as ThemeVariables);
}

// The sanitizer wraps tables. Existing wrappers are removed first, so that they are not doubled.
const unwrapped = (html: string): string =>
  html.replaceAll('<div class="tableWrapper" tabindex="0"><table', '<table').replaceAll('</table></div>', '</table>');

/**
 * Sanitizes the header or footer of a theme. Returns null when the result is empty.
 *
 * @throws {ApiError} request.invalid with the field `assets.{name}.data` when an embedded widget is invalid.
 */
export function checkedMarkup(name: 'header' | 'footer', html: string): string | null {
  const [odd] = findInvalidWidgetSlots(html);
  if (odd !== undefined)
    throw ApiError.fields({
      [`assets.${name}.data`]: `The placeholder for the widget “${odd}” is wrong: the widget or one of its attributes does not exist, or the element is not a div.`,
    });
  return sanitiseHtml(unwrapped(html), { mayHoldWidgets: true }).trim() || null;
}

/**
 * Returns the header or footer of a theme as pages show it, and the elements and attributes that were removed.
 *
 * @throws {ApiError} request.invalid with the field `assets.{name}.data` when an embedded widget is invalid.
 */
export const previewMarkup = (name: 'header' | 'footer', html: string): { data: string; removed: string[] } => ({
  data: checkedMarkup(name, html) ?? '',
  removed: findRemovedMarkup(html),
});

/**
 * Returns the theme's parts with the written assets applied.
 *
 * @throws {ApiError} theme.asset-refused for assets that themes cannot have, request.invalid for invalid values.
 */
export function withAssets(former: ThemeParts, written: ThemeAssetsWritten): ThemeParts {
  for (const name of Object.keys(written)) requireWritableAsset(name);
  const { variables, header, footer } = written;
  return {
    variables: variables ? checkedVariables(variables.data as ThemeVariables) : former.variables,
    header: header ? checkedMarkup('header', header.data) : former.header,
    footer: footer ? checkedMarkup('footer', footer.data) : former.footer,
  };
}
