import { describe, expect, test } from 'vitest';
import { type ColorRole, colorRoles } from '#theme/tokens/color-roles.ts';
import { contrastRatio } from '#theme/tokens/contrast.ts';
import { colorPairs, requiredContrast } from '#theme/tokens/pairs.ts';
import { type PaletteName, palettes } from '#theme/tokens/palettes.ts';

test('contrast is computed as in WCAG', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBe(21);
  expect(contrastRatio('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  expect(contrastRatio('#123456', '#123456')).toBe(1);
  expect(() => contrastRatio('red', '#ffffff')).toThrow('not a six-digit hex colour: red');
});

test.each(Object.keys(palettes) as PaletteName[])('every colour pair in use is readable in %s', (name) => {
  const isHighContrast = name.startsWith('contrast');
  const unreadable = colorPairs
    .map((pair) => ({ ...pair, needs: requiredContrast(pair, isHighContrast), has: ratioIn(name, pair) }))
    .filter(({ has, needs }) => has < needs)
    .map(({ front, back, has, needs }) => `${front} on ${back}: ${has.toFixed(2)} instead of ${needs}`);
  expect(unreadable).toEqual([]);
});

describe('the pairs cover every colour role', () => {
  const ornaments: ColorRole[] = [
    'border',
    'primaryBorder',
    'dangerBorder',
    'successBorder',
    'warningBorder',
    'infoBorder',
    'titleBarBorder',
    'overlay',
    'skeleton',
    'skeletonShine',
  ];
  const paired = new Set(colorPairs.flatMap(({ front, back }) => [front, back]));

  test.each(Object.keys(colorRoles) as ColorRole[])('%s is in a pair, or only decorative', (role) => {
    expect(paired.has(role)).toBe(!ornaments.includes(role));
  });
});

const ratioIn = (name: PaletteName, { front, back }: { front: ColorRole; back: ColorRole }) =>
  contrastRatio(palettes[name][front], palettes[name][back]);
