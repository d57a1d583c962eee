import { expect, test } from 'vitest';
import { breakpoints } from '#theme/tokens/breakpoints.ts';
import { font, layer, motion, text } from '#theme/tokens/scale.ts';
import { size } from '#theme/tokens/sizes.ts';

/** Returns a size of the theme in px, at the default text size. */
const px = (name: keyof typeof size): number => Number.parseFloat(size[name]) * (size[name].endsWith('rem') ? 16 : 1);

/** The sizes in px (docs/behavior/shell.md#constants). */
const specified: Readonly<Partial<Record<keyof typeof size, number>>> = {
  toast: 280,
  toastWide: 380,
  toastHeight: 120,
  tipLeast: 150,
  tipMost: 320,
  modalXl: 1022,
  modalXxl: 1320,
  modalLarge: 720,
  modalMedium: 516,
  modalSmall: 375,
  dropdown: 250,
  dropdownMedium: 300,
  dropdownLeast: 350,
  flyoutMargin: 16,
  oneColumn: 550,
  twoColumns: 1200,
  panelNarrow: 216,
  panel: 292,
  mainColumn: 672,
  mainColumnLeast: 600,
  narrow: 900,
  gutter: 40,
  titleBar: 48,
  titleBarLabelled: 64,
  titleBarCompact: 44,
  control: 36,
  buttonWidth: 104,
  photoXsmall: 24,
  photoSmall: 28,
  photoMedium: 40,
  photoLarge: 100,
  photoXlarge: 145,
};

test('the sizes match the specification', () => {
  const names = Object.keys(specified) as (keyof typeof size)[];
  expect(Object.fromEntries(names.map((name) => [name, px(name)]))).toEqual(specified);
});

test('breakpoints, layers, motion and type match the specification', () => {
  expect(breakpoints).toMatchObject({
    xs: 500,
    mobile: 600,
    titleBarCompact: 800,
    mobileLandscape: 932,
    twoColumns: 1200,
  });
  expect(layer.titleBar).toBe('1050');
  expect([motion.quick, motion.easeOut, motion.spin]).toEqual(['100ms', 'ease-out', '700ms']);
  expect([Number.parseFloat(text.medium) * 16, font.body]).toEqual([14, expect.stringMatching(/^'Open Sans/)]);
});
