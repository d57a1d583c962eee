import { expect, test } from 'vitest';
import { csvCell } from '#server/member/user/member-export.ts';

test('a text that a spreadsheet would read as a formula is exported as text', () => {
  expect(['=1+1', '+49', '-2', '@sum', '|calc', '\t=1', ' =1'].map(csvCell)).toEqual([
    "'=1+1",
    "'+49",
    "'-2",
    "'@sum",
    "'|calc",
    "'\t=1",
    "' =1",
  ]);
});

test('quotes, commas and line breaks stay within their cell', () => {
  expect(csvCell('Ada "the first", Countess\nof Lovelace')).toBe('"Ada ""the first"", Countess\nof Lovelace"');
  expect([null, undefined, 7, -7, true, ['a', 'b']].map(csvCell)).toEqual(['', '', '7', '-7', 'true', 'a; b']);
});
