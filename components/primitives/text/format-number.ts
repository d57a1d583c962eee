import { memoize } from '#api/memoize.ts';
import { intlLocale } from '#api/translations.ts';

const steps = [
  [1e12, 't'],
  [1e9, 'b'],
  [1e6, 'm'],
  [1e3, 'k'],
] as const;

/**
 * A number at a glance: 242, "1.0k", "1.2m" (specification part 1 §9, behaviours §8).
 *
 * Other languages than English write it in their own way. One decimal; a plain number loses a trailing ".0", one with a letter keeps it.
 */
export function abbreviateNumber(value: number): string {
  const locale = intlLocale();
  if (locale !== 'en') return wordingOf([value, locale, 'compact'].join(' '));
  const size = Math.abs(value);
  // 999,950 would round to "1000.0k", so it counts as a million already.
  const [step, letter] = steps.find(([at]) => Math.round((size / at) * 10) >= 10 && size >= at * 0.99995) ?? [1, ''];
  if (letter === '') return String(Number(value.toFixed(1)));
  return `${(value / step).toFixed(1)}${letter}`;
}

/** A number in full, rounded, with the separators of the language: "1,234,567". */
export const fullNumber = (value: number): string => wordingOf(`${Math.round(value)} ${intlLocale()}`);

const formatOf = memoize((key) => {
  const [locale, notation] = key.split(' ');
  return new Intl.NumberFormat(locale, notation ? { notation: 'compact', maximumFractionDigits: 1 } : {});
});

// One engine's narrow space is another's plain one; server and browser must write the same.
const wordingOf = memoize((key) => {
  const [value, ...format] = key.split(' ');
  return formatOf(format.join(' '))
    .format(Number(value))
    .replace(/\u202f/g, '\u00a0');
});

const units = ['B', 'KB', 'MB', 'GB', 'TB'];

/** A size of a file: "512 B", "1.50 KB", "2.00 GB"; steps of 1024, two decimals from KB on. */
export function fileSize(bytes: number): string {
  const step = units.findLastIndex((_, index) => bytes >= 1024 ** index);
  const power = Math.max(step, 0);
  return power === 0 ? `${Math.round(bytes)} B` : `${(bytes / 1024 ** power).toFixed(2)} ${units[power]}`;
}
