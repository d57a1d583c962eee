import type { ThemeParts } from './theme.queries.ts';

/** A theme that comes with the forum; it cannot be changed, only copied. */
export interface ThemeTemplate extends ThemeParts {
  readonly themeID: string;
  readonly name: string;
  readonly info: string;
}

/** What a theme that says nothing is made of: the looks of the built-in one, no header, no footer. */
export const emptyParts: ThemeParts = { variables: {}, header: null, footer: null };

/** The version of all templates; it grows when their looks change. */
export const templateVersion = '1.0';

/** The theme that is shown where no other is chosen, or where the chosen one is gone: the forum as it comes. */
export const builtInTheme: ThemeTemplate = {
  themeID: 'keystone',
  name: 'Keystone',
  info: 'The forum as it comes: ink on warm paper, a deep teal.',
  ...emptyParts,
};

/** All templates, the built-in one first. */
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

/** The template of an id, when there is one. */
export const templateOf = (themeID: string): ThemeTemplate | undefined =>
  themeTemplates.find((template) => template.themeID === themeID);
