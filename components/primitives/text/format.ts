import { memoize } from '#api/memoize.ts';
import { intlLocale, t } from '#api/translations.ts';

/**
 * A value convertible to a date. An invalid value is treated as the epoch (docs/behavior/shell.md#dates-and-numbers).
 */
export type DateLike = Date | string | number;

/**
 * The time zone and locale of a formatted date. Defaults: UTC and the viewer's language, so that server and browser
 * agree.
 */
export type DateStyle = { timeZone?: string; locale?: string };

/** The texts of relative time, each applied to its number. Other languages provide their own. */
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

/** The relative-time texts in the viewer's language. */
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

// Each span applies below its first number of seconds. 548 whole days are still "a year"
// (docs/behavior/shell.md#dates-and-numbers).
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
 * Formats the distance of a date from now: "just now", "5 minutes ago", "in a day".
 *
 * `now` is in milliseconds. Seconds are rounded. Up to 5 seconds ago is "just now"
 * (docs/behavior/shell.md#dates-and-numbers), and so is up to `ahead` seconds in the future.
 */
export function relativeTime(date: DateLike, now: number, words: RelativeWords = relativeWords, ahead = 0): string {
  const seconds = Math.round((now - readDate(date).getTime()) / 1000);
  if (seconds >= -ahead && seconds <= 5) return words.justNow;
  const distance = Math.abs(seconds);
  const [, span, unit] = spans.find(([under]) => distance < under) ?? ([0, 'years', year] as const);
  // From 45 days on, a month count may round to 1, but the text is plural.
  const text = words.spans[span](Math.max(Math.round(distance / unit), 2));
  return seconds < 0 ? words.future(text) : words.past(text);
}

/** Converts a value to a `Date`. Returns the epoch when it is invalid. */
export function readDate(date: DateLike): Date {
  const read = new Date(date);
  return Number.isNaN(read.getTime()) ? new Date(0) : read;
}

/** Formats a full date for titles: "Wednesday, April 22, 2020 at 2:31 PM". */
export function fullDate(date: DateLike, style: DateStyle = {}): string {
  const day = told(date, style, 'day');
  return isEnglish(style) ? `${day} at ${clock(date, style)}` : `${day} ${clock(date, style)}`;
}

/** Formats a short date: "Apr 22, 2020". */
export const shortDate = (date: DateLike, style: DateStyle = {}) => told(date, style, 'short');

/** Formats a time of day: "2:31 pm". */
export const timeOfDay = (date: DateLike, style: DateStyle = {}) =>
  clock(date, style).toLocaleLowerCase(style.locale ?? intlLocale());

/** Formats the time if the date is today, otherwise the date: "2:31 pm" or "Apr 22, 2020". `now` is in milliseconds. */
export const dateOrTime = (date: DateLike, now: number, style: DateStyle = {}) =>
  shortDate(date, style) === shortDate(now, style) ? timeOfDay(date, style) : shortDate(date, style);

/** Formats a date with its time: "Apr 22, 2020, 2:31 pm". */
export const extendedDate = (date: DateLike, style: DateStyle = {}) =>
  t('primitives.date.with-time', { date: shortDate(date, style), time: timeOfDay(date, style) });

/** Returns month and day separately, to be stacked: "Apr" over "22". */
export const compactDate = (date: DateLike, style: DateStyle = {}) => ({
  month: told(date, style, 'month'),
  day: told(date, style, 'dayOfMonth'),
});

const clock = (date: DateLike, style: DateStyle) => told(date, style, 'clock');

const isEnglish = ({ locale = intlLocale() }: DateStyle) => locale.startsWith('en');

/** The formats of the parts of a date. */
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

// JavaScript engines use different spaces before "PM". Server and browser must produce the same text.
const wordingOf = memoize((key) => {
  const [moment, format] = key.split('|') as [string, string];
  return formatOf(format)
    .format(Number(moment))
    .replace(/[\u202f\u00a0]/g, ' ');
});

const told = (date: DateLike, { timeZone = 'UTC', locale = intlLocale() }: DateStyle, part: keyof typeof parts) =>
  wordingOf(`${readDate(date).getTime()}|${part} ${locale} ${timeZone}`);
