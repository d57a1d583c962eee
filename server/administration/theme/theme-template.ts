import type { ThemeParts } from './theme.queries.ts';

/** A built-in theme. It can be copied but not changed. */
export interface ThemeTemplate extends ThemeParts {
  readonly themeID: string;
  readonly name: string;
  readonly info: string;
}

/** The parts of an empty theme: the built-in appearance, no header, no footer. */
export const emptyParts: ThemeParts = { variables: {}, header: null, footer: null };

/** The version of all templates. Increase it when their appearance changes. */
export const templateVersion = '1.0';

/** The default theme, used when no theme is configured or the configured one no longer exists. */
export const builtInTheme: ThemeTemplate = {
  themeID: 'keystone',
  name: 'Keystone',
  info: 'The forum as it comes: ink on warm paper, a deep teal.',
  ...emptyParts,
};

/** All templates, the default first. */
export const themeTemplates: readonly ThemeTemplate[] = [
  builtInTheme,
  {
    themeID: 'moss',
    name: 'Moss',
    info: 'Forest green and round corners.',
    ...emptyParts,
    variables: { main: '#2f7d4f', radius: 12 },
  },
  {
    themeID: 'ember',
    name: 'Ember',
    info: 'Warm orange, letters with serifs.',
    ...emptyParts,
    variables: { main: '#b3541e', font: 'serif', radius: 4 },
  },
];

/** Returns the template of an ID. Returns undefined when there is none. */
export const templateOf = (themeID: string): ThemeTemplate | undefined =>
  themeTemplates.find((template) => template.themeID === themeID);
