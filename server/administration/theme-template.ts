import type { ThemeVariables } from '#theme/tokens/theme-variables.ts';

/** A theme that comes with the forum; it cannot be changed, only copied. */
export interface ThemeTemplate {
  readonly themeID: string;
  readonly name: string;
  readonly info: string;
  readonly variables: ThemeVariables;
}

/** The version of all templates; it grows when their looks change. */
export const templateVersion = '1.0';

/** The theme that is shown where no other is chosen, or where the chosen one is gone: the forum as it comes. */
export const builtInTheme: ThemeTemplate = {
  themeID: 'keystone',
  name: 'Keystone',
  info: 'The forum as it comes: ink on paper, a restrained indigo.',
  variables: {},
};

/** All templates, the built-in one first. */
export const themeTemplates: readonly ThemeTemplate[] = [
  builtInTheme,
  {
    themeID: 'moss',
    name: 'Moss',
    info: 'Forest green and round corners.',
    variables: { main: '#2f7d4f', radius: 12 },
  },
  {
    themeID: 'ember',
    name: 'Ember',
    info: 'Warm orange, letters with serifs.',
    variables: { main: '#b3541e', font: 'serif', radius: 4 },
  },
];

/** The template of an id, when there is one. */
export const templateOf = (themeID: string): ThemeTemplate | undefined =>
  themeTemplates.find((template) => template.themeID === themeID);
