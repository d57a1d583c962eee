import { createHash } from 'node:crypto';
import { cssName } from '#theme/tokens/css-name.ts';
import type { PaletteName } from '#theme/tokens/palettes.ts';
import { radius, space } from '#theme/tokens/scale.ts';
import {
  type ThemeVariables,
  themeColors,
  themeFonts,
  themeSpacings,
  usualRadius,
} from '#theme/tokens/theme-variables.ts';

type Declarations = readonly string[];

const colorsOf = (variables: ThemeVariables, palette: PaletteName): Declarations =>
  Object.entries(themeColors(variables, palette)).map(([role, color]) => `--color-${cssName(role)}:${color}`);

/** Scales the corner radii in proportion to the configured one. Fully round corners are unchanged. */
const radiusOf = ({ radius: chosen }: ThemeVariables): Declarations =>
  chosen === undefined
    ? []
    : Object.entries(radius)
        .filter(([name]) => name !== 'full')
        .map(([name, usual]) => {
          const pixels = (Number.parseInt(usual, 10) / usualRadius) * chosen;
          return `--radius-${name}:${pixels}px`;
        });

const spacesOf = ({ spacing = 'normal' }: ThemeVariables): Declarations =>
  spacing === 'normal'
    ? []
    : Object.entries(space)
        .filter(([name]) => name !== 'none')
        .map(([name, usual]) => `--space-${name}:${Number.parseFloat(usual) * themeSpacings[spacing]}rem`);

const fontOf = ({ font }: ThemeVariables): Declarations => (font ? [`--font-body:${themeFonts[font]}`] : []);

const rule = (selector: string, declarations: Declarations): string =>
  declarations.length > 0 ? `${selector}{${declarations.join(';')}}` : '';

const within = (condition: string, rules: string): string => (rules ? `@media ${condition}{${rules}}` : '');

/** Has a higher specificity than the forum's own palettes, wherever the style sheet is placed. */
const root = ':root:root:root:root';
const chosen = (name: string): string => `${root}[data-theme="${name}"]`;
const byItself = `${root}:not([data-theme]),${root}[data-theme="system"]`;
const isDark = '(prefers-color-scheme:dark)';
const isStrong = '(prefers-contrast:more)';

/**
 * Generates the style sheet of a theme. It only sets the forum's CSS custom properties. Each palette applies under the
 * same conditions as the forum's own (`theme/themes/`), on screens only, because print has its own. Empty when the
 * theme sets no variables.
 */
export function styleOfTheme(variables: ThemeVariables): string {
  const [light, dark] = [colorsOf(variables, 'light'), colorsOf(variables, 'dark')];
  const [onWhite, onBlack] = [colorsOf(variables, 'contrastLight'), colorsOf(variables, 'contrastDark')];
  return [
    rule(root, [...fontOf(variables), ...radiusOf(variables), ...spacesOf(variables)]),
    within('screen', rule(chosen('light'), light) + rule(chosen('dark'), dark)),
    within(`screen and (not ${isDark}) and (not ${isStrong})`, rule(byItself, light)),
    within(`screen and ${isDark} and (not ${isStrong})`, rule(byItself, dark)),
    within(`screen and (not ${isDark})`, rule(chosen('contrast'), onWhite)),
    within(`screen and ${isDark}`, rule(chosen('contrast'), onBlack)),
    within(`screen and (not ${isDark}) and ${isStrong}`, rule(byItself, onWhite)),
    within(`screen and ${isDark} and ${isStrong}`, rule(byItself, onBlack)),
  ].join('');
}

/** Returns a content hash of a style sheet. */
export const hashStyleSheet = (style: string): string =>
  createHash('sha256').update(style).digest('base64url').replace(/[-_]/g, '').slice(0, 16);
