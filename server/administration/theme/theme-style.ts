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

/** The corners of the scale in proportion to the one that is given; round ones stay round. */
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

/** Weighs more than any of the forum's own palettes, wherever the style sheet stands. */
const root = ':root:root:root:root';
const chosen = (name: string): string => `${root}[data-theme="${name}"]`;
const byItself = `${root}:not([data-theme]),${root}[data-theme="system"]`;
const isDark = '(prefers-color-scheme:dark)';
const isStrong = '(prefers-contrast:more)';

/**
 * The style sheet of a theme: values for the forum's own names, nothing else. Each palette is where the forum's own is
 * (`theme/themes/`), on screens only, since paper has its own. Empty when the theme says nothing of its own.
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

/** A name for a style sheet that changes with every letter of it. */
export const markOfStyle = (style: string): string =>
  createHash('sha256').update(style).digest('base64url').replace(/[-_]/g, '').slice(0, 16);
