import { describe, expect, test } from 'vitest';
import { abbreviateNumber, fileSize, fullNumber } from '#components/primitives/text/format-number.ts';

describe('numbers', () => {
  test.each([
    [0, '0'],
    [242, '242'],
    [2.5, '2.5'],
    [2.04, '2'],
    [999, '999'],
    [1000, '1.0k'],
    [1049, '1.0k'],
    [1250, '1.3k'],
    [999_949, '999.9k'],
    [999_950, '1.0m'],
    [1_000_000, '1.0m'],
    [3_456_000_000, '3.5b'],
    [7_000_000_000_000, '7.0t'],
    [-1500, '-1.5k'],
  ])('%d abbreviated is %s', (value, text) => {
    expect(abbreviateNumber(value)).toBe(text);
  });

  test.each([
    [0, '0'],
    [999, '999'],
    [1234, '1,234'],
    [1234567.6, '1,234,568'],
    [-9876, '-9,876'],
  ])('%d in full is %s', (value, text) => {
    expect(fullNumber(value)).toBe(text);
  });

  test.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1.00 KB'],
    [1536, '1.50 KB'],
    [5 * 1024 ** 2, '5.00 MB'],
    [1024 ** 3, '1.00 GB'],
    [3 * 1024 ** 4, '3.00 TB'],
    [2048 * 1024 ** 4, '2048.00 TB'],
  ])('%d bytes are %s', (bytes, text) => {
    expect(fileSize(bytes)).toBe(text);
  });
});
