import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ColorRole } from '#theme/tokens/color-roles.ts';
import { hexOfOklch, oklchOf } from '#theme/tokens/oklch.ts';
import { colorPairs } from '#theme/tokens/pairs.ts';
import { nearestLightness, readableTheme } from '#theme/tokens/readable-theme.ts';
import { faintPairs } from '#theme/tokens/theme-contrast.ts';
import { paletteNames, type ThemeVariables } from '#theme/tokens/theme-variables.ts';

const roles = [...new Set(colorPairs.flatMap(({ front, back }) => [front, back]))];
const anyColor = fc.integer({ min: 0, max: 2 ** 24 - 1 }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const anyPalette = fc.dictionary(fc.constantFrom(...roles), anyColor, { maxKeys: 6 });
const anyTheme: fc.Arbitrary<ThemeVariables> = fc.record({
  main: fc.option(anyColor, { nil: undefined }),
  palettes: fc.record(Object.fromEntries(paletteNames.map((palette) => [palette, anyPalette]))),
});

const colorsOf = ({ palettes = {} }: ThemeVariables) =>
  paletteNames.flatMap((palette) =>
    Object.entries(palettes[palette] ?? {}).map(([role, color]) => ({ palette, role: role as ColorRole, color })),
  );

test('any theme becomes readable in every palette: only its own colours change, and they keep their hue', () => {
  fc.assert(
    fc.property(anyTheme, (theme) => {
      const made = readableTheme(theme);
      expect(faintPairs(made)).toEqual([]);
      expect(readableTheme(made)).toBe(made);
      const [before, after] = [colorsOf(theme), colorsOf(made)];
      expect(after.map(({ palette, role }) => `${palette} ${role}`)).toEqual(
        before.map(({ palette, role }) => `${palette} ${role}`),
      );
      for (const [index, { color }] of after.entries()) expect(turn(before[index]?.color ?? '', color)).toBeLessThan(4);
    }),
    { numRuns: 40, seed: 23 },
  );
});

/** Returns the angle between two hues. Eight bits cannot keep the hue of a colour that is nearly grey or black. */
function turn(one: string, other: string): number {
  const [before, after] = [oklchOf(one), oklchOf(other)];
  if (Math.min(before.chroma, after.chroma) < 0.03 || after.lightness < 0.15) return 0;
  return Math.abs(((after.hue - before.hue + 540) % 360) - 180);
}

test('a readable theme is returned as it is', () => {
  const readable: ThemeVariables = { main: '#0e7c86', palettes: { light: { text: '#000000' } } };
  expect(readableTheme(readable)).toBe(readable);
});

test('a colour that is a little too light becomes a little darker', () => {
  const made = readableTheme({ palettes: { light: { link: '#3f93c9' } } });
  const [before, after] = [oklchOf('#3f93c9'), oklchOf(made.palettes?.light?.link ?? '')];
  expect(before.lightness - after.lightness).toBeGreaterThan(0.02);
  expect(before.lightness - after.lightness).toBeLessThan(0.2);
});

test('one colour can be made readable alone', () => {
  const theme: ThemeVariables = {
    palettes: { light: { text: '#999999', link: '#99bbee' }, dark: { text: '#555555' } },
  };
  const made = readableTheme(theme, { palette: 'light', role: 'text' });
  expect(faintPairs(made).map(({ palette, front }) => `${palette} ${front}`)).not.toContain('light text');
  expect(made).toMatchObject({ palettes: { light: { link: '#99bbee' }, dark: { text: '#555555' } } });
});

test('a colour that the forum sets is made readable by the theme’s own colour beside it', () => {
  const made = readableTheme({ palettes: { light: { page: '#777777' } } }, { palette: 'light', role: 'text' });
  expect(Object.keys(made.palettes?.light ?? {})).toEqual(['page']);
});

test('colours of which no lightness is accepted have no nearest one', () => {
  expect(nearestLightness('#336699', () => false)).toBeUndefined();
  expect(nearestLightness('#336699', (hex) => hex === '#000000')).toBe('#000000');
  expect(nearestLightness('#336699', (hex) => hex === '#ffffff')).toBe('#ffffff');
});

test('a colour is the same after a conversion to OKLCH and back', () => {
  fc.assert(fc.property(anyColor, (hex) => hexOfOklch(oklchOf(hex)) === hex));
  // Reference values of CSS Color 4.
  expect(oklchOf('#ff0000').lightness).toBeCloseTo(0.628, 2);
  expect(oklchOf('#ff0000').hue).toBeCloseTo(29.23, 0);
});
