import { describe, expect, test } from 'vitest';
import {
  compactDate,
  dateOrTime,
  extendedDate,
  fullDate,
  readDate,
  relativeTime,
  shortDate,
  timeOfDay,
} from '#components/primitives/text/format.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

describe('relative times', () => {
  test.each([
    [0, 'just now'],
    [5, 'just now'],
    [6, 'a few seconds ago'],
    [43, 'a few seconds ago'],
    [44, '44 seconds ago'],
    [45, 'a minute ago'],
    [89, 'a minute ago'],
    [90, '2 minutes ago'],
    [45 * minute - 1, '45 minutes ago'],
    [45 * minute, 'an hour ago'],
    [90 * minute - 1, 'an hour ago'],
    [90 * minute, '2 hours ago'],
    [22 * hour - 1, '22 hours ago'],
    [22 * hour, 'a day ago'],
    [36 * hour - 1, 'a day ago'],
    [36 * hour, '2 days ago'],
    [26 * day - 1, '26 days ago'],
    [26 * day, 'a month ago'],
    [45 * day - 1, 'a month ago'],
    [45 * day, '2 months ago'],
    [320 * day - 1, '11 months ago'],
    [320 * day, 'a year ago'],
    [548 * day, 'a year ago'],
    [548 * day + 1, '2 years ago'],
    [10 * 365 * day, '10 years ago'],
  ])('%d seconds ago is "%s"', (seconds, text) => {
    expect(relativeTime(now - seconds * 1000, now)).toBe(text);
  });

  test.each([
    [1, 'in a few seconds'],
    [60, 'in a minute'],
    [2 * day, 'in 2 days'],
  ])('%d seconds ahead is "%s"', (seconds, text) => {
    expect(relativeTime(now + seconds * 1000, now)).toBe(text);
  });

  test.each([
    [6, 'a few seconds ago'],
    [0, 'just now'],
    [-1, 'just now'],
    [-60, 'just now'],
    [-61, 'in a minute'],
    [-2 * day, 'in 2 days'],
  ])('an event %d seconds ago by a clock that may be slow is shown as "%s"', (seconds, text) => {
    expect(relativeTime(now - seconds * 1000, now, undefined, 60)).toBe(text);
  });

  test('seconds are rounded', () => {
    expect(relativeTime(now - 5_499, now)).toBe('just now');
    expect(relativeTime(now - 5_500, now)).toBe('a few seconds ago');
  });
});

describe('absolute dates', () => {
  const moment = '2020-04-22T14:31:00Z';

  test('the full date contains every part', () => {
    expect(fullDate(moment)).toBe('Wednesday, April 22, 2020 at 2:31 PM');
  });

  test('the shorter formats omit parts', () => {
    expect(shortDate(moment)).toBe('Apr 22, 2020');
    expect(timeOfDay(moment)).toBe('2:31 pm');
    expect(extendedDate(moment)).toBe('Apr 22, 2020, 2:31 pm');
    expect(compactDate(moment)).toEqual({ month: 'Apr', day: '22' });
  });

  test('on the same day only the time is shown', () => {
    expect(dateOrTime('2026-11-20T00:05:00Z', now)).toBe('12:05 am');
    expect(dateOrTime('2026-11-19T23:59:00Z', now)).toBe('Nov 19, 2026');
  });

  test('the given time zone is used, never that of the process', () => {
    expect(fullDate(moment, { timeZone: 'Asia/Tokyo' })).toBe('Wednesday, April 22, 2020 at 11:31 PM');
    expect(shortDate('2020-04-22T20:00:00Z', { timeZone: 'Asia/Tokyo' })).toBe('Apr 23, 2020');
    expect(shortDate(moment, { locale: 'de' })).toBe('22. Apr. 2020');
  });

  test('an invalid date is the epoch', () => {
    expect(readDate('yesterday').getTime()).toBe(0);
    expect(shortDate('yesterday')).toBe('Jan 1, 1970');
  });
});
