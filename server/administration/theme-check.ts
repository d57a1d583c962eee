import { ThemeVariables as sent, type ThemeAssetsWritten } from '#api/administration/theme.contract.ts';
import { ApiError } from '#api/errors.ts';
import { oddWidgetPlaces, sanitiseHtml } from '#server/post/sanitise-html.ts';
import { type ColorRole, colorRoles } from '#theme/tokens/color-roles.ts';
import { faintPairs, type MeasuredPair } from '#theme/tokens/theme-contrast.ts';
import type { ThemeVariables } from '#theme/tokens/theme-variables.ts';
import type { ThemeParts } from './theme.queries.ts';

/** Colours that are no plain colours: they let something shine through, and no theme changes them. */
const fixedRoles: readonly string[] = ['overlay'] satisfies ColorRole[];

const isRole = (role: string): boolean => Object.hasOwn(colorRoles, role) && !fixedRoles.includes(role);

/** Parts of a theme that would run or style what they like; a theme here says values, and its texts pass the sanitiser. */
export const refusedAssets: readonly string[] = ['fonts', 'scripts', 'styles', 'javascript', 'logo', 'mobileLogo'];

/** Refuses a part that a theme cannot have here. @throws {ApiError} theme.asset-refused, theme.asset-not-found. */
export function demandWritable(asset: string): asserts asset is keyof ThemeParts {
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

/** Where a faint pair is told: at the colour that the theme gives by itself. */
const fieldOf = ({ palettes }: ThemeVariables, { palette, front, back }: MeasuredPair): string =>
  `${place}.palettes.${palette}.${palettes?.[palette]?.[front] === undefined ? back : front}`;

const shown = (contrast: number): string => (Math.floor(contrast * 100) / 100).toFixed(2);

const faintWords = ({ front, back, contrast, required }: MeasuredPair): string =>
  `The contrast of ${front} on ${back} is ${shown(contrast)}:1. It needs ${required}:1.`;

/**
 * The variables of a theme as they were sent, checked: known colours only, and every pair in use readable (WCAG AA; in
 * the high-contrast palettes 7:1 for words).
 *
 * @throws {ApiError} request.invalid with the fields `assets.variables.data.palettes.{palette}.{role}`.
 */
export function checkedVariables(variables: ThemeVariables): ThemeVariables {
  const odd = oddColors(variables);
  if (odd.length > 0) throw ApiError.fields(Object.fromEntries(odd));
  const faint = faintPairs(variables).toSorted((one, other) => other.contrast - one.contrast);
  // Of a colour that is faint in several places the worst is told.
  if (faint.length > 0)
    throw ApiError.fields(Object.fromEntries(faint.map((pair) => [fieldOf(variables, pair), faintWords(pair)])));
  return variables;
}

/** Variables of any origin, checked as those of a call are. @throws {ApiError} request.invalid. */
export function readVariables(value: unknown): ThemeVariables {
  const parsed = sent.safeParse(value);
  if (!parsed.success)
    throw ApiError.fields(
      Object.fromEntries(parsed.error.issues.map(({ path, message }) => [[place, ...path].join('.'), message])),
    );
  return checkedVariables(parsed.data as ThemeVariables);
}

// The sanitiser wraps tables; what was wrapped already is not wrapped again.
const unwrapped = (html: string): string =>
  html.replaceAll('<div class="tableWrapper" tabindex="0"><table', '<table').replaceAll('</table></div>', '</table>');

/**
 * Header or footer as it may stand on every page; null when nothing is left of it.
 *
 * @throws {ApiError} request.invalid for a place of a widget that would hold none, with the field `assets.{name}.data`.
 */
export function checkedMarkup(name: 'header' | 'footer', html: string): string | null {
  const [odd] = oddWidgetPlaces(html);
  if (odd !== undefined)
    throw ApiError.fields({
      [`assets.${name}.data`]: `The placeholder for the widget “${odd}” is wrong: the widget or one of its attributes does not exist, or the element is not a div.`,
    });
  return sanitiseHtml(unwrapped(html), { mayHoldWidgets: true }).trim() || null;
}

/**
 * What a theme is made of once the written assets have taken the place of the former ones.
 *
 * @throws {ApiError} theme.asset-refused for what a theme cannot have, request.invalid for values that are not right.
 */
export function withAssets(former: ThemeParts, written: ThemeAssetsWritten): ThemeParts {
  for (const name of Object.keys(written)) demandWritable(name);
  const { variables, header, footer } = written;
  return {
    variables: variables ? checkedVariables(variables.data as ThemeVariables) : former.variables,
    header: header ? checkedMarkup('header', header.data) : former.header,
    footer: footer ? checkedMarkup('footer', footer.data) : former.footer,
  };
}
