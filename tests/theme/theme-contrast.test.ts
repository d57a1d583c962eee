import { expect, test } from 'vitest';
import { themeTemplates } from '#server/administration/theme/theme-template.ts';
import { colorRoles } from '#theme/tokens/color-roles.ts';
import { luminance } from '#theme/tokens/contrast.ts';
import { palettes } from '#theme/tokens/palettes.ts';
import { faintPairs } from '#theme/tokens/theme-contrast.ts';
import { paletteNames } from '#theme/tokens/theme-variables.ts';
import { accentRoles, tinted } from '#theme/tokens/tinted-palette.ts';

const levels = [0, 85, 170, 255];
const channel = (level: number) => level.toString(16).padStart(2, '0');
const manyColors = levels.flatMap((red) =>
  levels.flatMap((green) => levels.map((blue) => `#${channel(red)}${channel(green)}${channel(blue)}`)),
);

test('with any main colour of a theme, everything is readable in every palette', () => {
  expect(manyColors.flatMap((main) => faintPairs({ main }))).toEqual([]);
});

test('accents of another hue have the same luminance as the forum’s own', () => {
  for (const name of paletteNames)
    for (const [role, color] of Object.entries(tinted(name, '#2f7d4f')))
      expect(luminance(color)).toBeCloseTo(luminance(palettes[name][role as (typeof accentRoles)[number]]), 1);
  expect(accentRoles.every((role) => role in colorRoles)).toBe(true);
});

test('every theme template is readable', () => {
  for (const { variables } of themeTemplates) expect(faintPairs(variables)).toEqual([]);
});

test('a colour with too little contrast is reported with its background, unless the theme does not set it', () => {
  const [worst] = faintPairs({ palettes: { light: { text: '#999999' } } });
  expect(worst).toMatchObject({ palette: 'light', front: 'text', required: 4.5 });
  expect(faintPairs({ palettes: { light: { text: '#000000' } } })).toEqual([]);
});
