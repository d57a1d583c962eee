import { memoize } from '#api/memoize.ts';
import { intlLocale, t } from '#api/translations.ts';

/** Anything a date can be told by; what is no date becomes the epoch (specification: behaviours §8). */
export type DateLike = Date | string | number;

/** Where and in which language a date is told; UTC and the reader's unless given, so that server and browser agree. */
export type DateStyle = { timeZone?: string; locale?: string };

/** The words of relative time, each given its number; another language brings its own. */
export type RelativeWords = {
  justNow: string;
  past: (span: string) => string;
  future: (span: string) => string;
  spans: Record<Span, (count: number) => string>;
};

type Span =
  | 'fewSeconds'
  | 'seconds'
  | 'minute'
  | 'minutes'
  | 'hour'
  | 'hours'
  | 'day'
  | 'days'
  | 'month'
  | 'months'
  | 'year'
  | 'years';

/** Relative time in the reader's language. */
export const relativeWords: RelativeWords = {
  get justNow() {
    return t('primitives.time.just-now');
  },
  past: (span) => t('primitives.time.past', { span }),
  future: (span) => t('primitives.time.future', { span }),
  spans: {
    fewSeconds: () => t('primitives.time.few-seconds'),
    seconds: (count) => t('primitives.time.seconds', { count }),
    minute: () => t('primitives.time.minute'),
    minutes: (count) => t('primitives.time.minutes', { count }),
    hour: () => t('primitives.time.hour'),
    hours: (count) => t('primitives.time.hours', { count }),
    day: () => t('primitives.time.day'),
    days: (count) => t('primitives.time.days', { count }),
    month: () => t('primitives.time.month'),
    months: (count) => t('primitives.time.months', { count }),
    year: () => t('primitives.time.year'),
    years: (count) => t('primitives.time.years', { count }),
  },
};

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const month = 2_629_744;
const year = 31_556_926;

// Each span holds for fewer seconds than its first number; 548 whole days are still "a year" (decision 10).
const spans: [under: number, span: Span, unit: number][] = [
  [44, 'fewSeconds', 1],
  [45, 'seconds', 1],
  [90, 'minute', minute],
  [45 * minute, 'minutes', minute],
  [90 * minute, 'hour', hour],
  [22 * hour, 'hours', hour],
  [36 * hour, 'day', day],
  [26 * day, 'days', day],
  [45 * day, 'month', month],
  [320 * day, 'months', month],
  [548 * day + 1, 'year', year],
];

/**
 * How long ago, or how far ahead, a date lies: "just now", "5 minutes ago", "in a day".
 *
 * `now` is in milliseconds. Seconds are rounded; up to 5 seconds ago is "just now" (specification part 1 §9), and so are
 * `ahead` seconds to come.
 */
export function relativeTime(date: DateLike, now: number, words: RelativeWords = relativeWords, ahead = 0): string {
  const seconds = Math.round((now - readDate(date).getTime()) / 1000);
  if (seconds >= -ahead && seconds <= 5) return words.justNow;
  const distance = Math.abs(seconds);
  const [, span, unit] = spans.find(([under]) => distance < under) ?? ([0, 'years', year] as const);
  // From 45 days on a month count may round to 1, and "1 months" is no English.
  const text = words.spans[span](Math.max(Math.round(distance / unit), 2));
  return seconds < 0 ? words.future(text) : words.past(text);
}

/** A date as a `Date`; the epoch when it is none. */
export function readDate(date: DateLike): Date {
  const read = new Date(date);
  return Number.isNaN(read.getTime()) ? new Date(0) : read;
}

/** "Wednesday, April 22, 2020 at 2:31 PM": everything, for titles. */
export function fullDate(date: DateLike, style: DateStyle = {}): string {
  const day = told(date, style, 'day');
  return isEnglish(style) ? `${day} at ${clock(date, style)}` : `${day} ${clock(date, style)}`;
}

/** "Apr 22, 2020". */
export const shortDate = (date: DateLike, style: DateStyle = {}) => told(date, style, 'short');

/** "2:31 pm". */
export const timeOfDay = (date: DateLike, style: DateStyle = {}) =>
  clock(date, style).toLocaleLowerCase(style.locale ?? intlLocale());

/** The time on the day it is read, else the date: "2:31 pm" or "Apr 22, 2020"; `now` in milliseconds. */
export const dateOrTime = (date: DateLike, now: number, style: DateStyle = {}) =>
  shortDate(date, style) === shortDate(now, style) ? timeOfDay(date, style) : shortDate(date, style);

/** "Apr 22, 2020, 2:31 pm". */
export const extendedDate = (date: DateLike, style: DateStyle = {}) =>
  t('primitives.date.with-time', { date: shortDate(date, style), time: timeOfDay(date, style) });

/** Month and day apart, to be stacked: "Apr" over "22". */
export const compactDate = (date: DateLike, style: DateStyle = {}) => ({
  month: told(date, style, 'month'),
  day: told(date, style, 'dayOfMonth'),
});

const clock = (date: DateLike, style: DateStyle) => told(date, style, 'clock');

const isEnglish = ({ locale = intlLocale() }: DateStyle) => locale.startsWith('en');

/** What of a date is told. */
const parts = {
  day: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  short: { year: 'numeric', month: 'short', day: 'numeric' },
  month: { month: 'short' },
  dayOfMonth: { day: 'numeric' },
  clock: { hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formatOf = memoize((key) => {
  const [part, locale, timeZone] = key.split(' ');
  return new Intl.DateTimeFormat(locale, { ...parts[part as keyof typeof parts], timeZone });
});

// Some engines put a narrow space before "PM" and some a plain one; server and browser must write the same.
const wordingOf = memoize((key) => {
  const [moment, format] = key.split('|') as [string, string];
  return formatOf(format)
    .format(Number(moment))
    .replace(/[\u202f\u00a0]/g, ' ');
});

const told = (date: DateLike, { timeZone = 'UTC', locale = intlLocale() }: DateStyle, part: keyof typeof parts) =>
  wordingOf(`${readDate(date).getTime()}|${part} ${locale} ${timeZone}`);
