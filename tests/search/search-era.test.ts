import { expect, test } from 'vitest';
import { erasSince } from '#server/search/search-era.ts';

const day = 86_400_000;
const now = Date.parse('2026-11-24T12:00:00Z');

/** Returns the time spans of eras. The hour at which an era begins encodes its length. */
const spansOf = (since: number) =>
  erasSince(since, now).map((era) => {
    const begin = Date.parse(era);
    return { begin, end: begin + ([1, 16, 256][new Date(begin).getUTCHours()] ?? Number.NaN) * day };
  });

const agesInDays = [0, 0.5, 1, 3, 17, 100, 256, 1_000, 3_000, 9_000];

test('eras cover every moment from the requested one until long after now', () => {
  for (const age of agesInDays) {
    const spans = spansOf(now - age * day);
    expect(spans[0]?.begin).toBeLessThanOrEqual(now - age * day);
    for (const [place, { begin }] of spans.slice(1).entries())
      expect(begin).toBeLessThanOrEqual(spans[place]?.end ?? 0);
    expect(spans.at(-1)?.end).toBeGreaterThan(now + 200 * day);
  }
});

test('eras begin at most a day before the requested moment', () => {
  for (const age of agesInDays) expect(spansOf(now - age * day)[0]?.begin).toBeGreaterThan(now - (age + 1) * day);
});

test('a few dozen eras cover many years', () => {
  for (const age of agesInDays) expect(spansOf(now - age * day).length).toBeLessThan(80);
});

test('no two eras have the same beginning', () => {
  const eras = erasSince(now - 3_000 * day, now);
  expect(new Set(eras).size).toBe(eras.length);
});

test('posts written before 2000 have eras too', () => {
  const longAgo = Date.parse('1999-12-30T22:30:00Z');
  expect(spansOf(longAgo)[0]).toEqual({
    begin: Date.parse('1999-12-30T00:00:00Z'),
    end: Date.parse('1999-12-31T00:00:00Z'),
  });
});
