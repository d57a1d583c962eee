import { memoize } from '#api/memoize.ts';
import { intlLocale } from '#api/translations.ts';

const steps = [
  [1e12, 't'],
  [1e9, 'b'],
  [1e6, 'm'],
  [1e3, 'k'],
] as const;

/**
 * Abbreviates a number: 242, "1.0k", "1.2m" (docs/behavior/shell.md#dates-and-numbers).
 *
 * Languages other than English use their own notation. The result has at most one decimal. ".0" is retained before a
 * suffix and omitted otherwise.
 */
export function abbreviateNumber(value: number): string {
  const locale = intlLocale();
  if (locale !== 'en') return wordingOf([value, locale, 'compact'].join(' '));
  const size = Math.abs(value);
  // 999,950 would round to "1000.0k", so it is formatted in millions.
  const [step, letter] = steps.find(([at]) => Math.round((size / at) * 10) >= 10 && size >= at * 0.99995) ?? [1, ''];
  if (letter === '') return String(Number(value.toFixed(1)));
  return `${(value / step).toFixed(1)}${letter}`;
}

/** Formats a number in full, rounded, with the separators of the language: "1,234,567". */
export const fullNumber = (value: number): string => wordingOf(`${Math.round(value)} ${intlLocale()}`);

const formatOf = memoize((key) => {
  const [locale, notation] = key.split(' ');
  return new Intl.NumberFormat(locale, notation ? { notation: 'compact', maximumFractionDigits: 1 } : {});
});

// JavaScript engines use different space characters. Server and browser must produce the same text.
const wordingOf = memoize((key) => {
  const [value, ...format] = key.split(' ');
  return formatOf(format.join(' '))
    .format(Number(value))
    .replace(/\u202f/g, '\u00a0');
});

const units = ['B', 'KB', 'MB', 'GB', 'TB'];

/** Formats a file size: "512 B", "1.50 KB", "2.00 GB". Steps of 1024, two decimals from KB on. */
export function fileSize(bytes: number): string {
  const step = units.findLastIndex((_, index) => bytes >= 1024 ** index);
  const power = Math.max(step, 0);
  return power === 0 ? `${Math.round(bytes)} B` : `${(bytes / 1024 ** power).toFixed(2)} ${units[power]}`;
}
