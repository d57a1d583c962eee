import { expect, test } from 'vitest';
import { readJsonField } from '#components/administration/fragment/fragment-form.ts';
import { heightStyle } from '#components/administration/fragment/fragment-heights.ts';

test.each([
  ['', null],
  ['  ', null],
  ['{"city": "Oslo"}', { city: 'Oslo' }],
  ['[1]', undefined],
  ['null', undefined],
  ['{', undefined],
])('the text %j of a JSON field is read as %j', (sample, value) => {
  expect(readJsonField({ sample }, 'sample')).toEqual(value);
});

test('a fragment reserves its measured heights, a default without them, and one height after a press', () => {
  const style = (narrow: string, medium: string, wide: string) => ({
    '--fragment-narrow': narrow,
    '--fragment-medium': medium,
    '--fragment-wide': wide,
  });
  expect(heightStyle({ narrow: 300, medium: 200, wide: 100 }, undefined)).toEqual(style('300px', '200px', '100px'));
  expect(heightStyle(null, undefined)).toEqual(style('240px', '240px', '240px'));
  expect(heightStyle({ narrow: 300, medium: 200, wide: 100 }, 320)).toEqual(style('320px', '320px', '320px'));
});
