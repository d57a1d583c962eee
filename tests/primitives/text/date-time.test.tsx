import { describe, expect, test } from 'vitest';
import { type Now, NowContext } from '#components/primitives/runtime/now-context.tsx';
import { DateTime, type DateTimeProps } from '#components/primitives/text/date-time.tsx';
import { NumberText } from '#components/primitives/text/number-text.tsx';
import { html, tagsIn, textOf } from '#tests/primitives/runtime/rendered.tsx';

const date = '2026-11-20T11:20:00Z';
const noon: Now = { now: Date.parse('2026-11-20T12:00:00Z') };
const told = (type: DateTimeProps['type'], now: Now | undefined = noon) =>
  html(
    <NowContext value={now}>
      <DateTime date={date} {...(type && { type })} />
    </NowContext>,
  );

describe('a date on the page', () => {
  test('is machine readable, and has the full date in its title', () => {
    const [time] = tagsIn(told('relative'), 'time');
    expect(time).toMatchObject({
      dateTime: '2026-11-20T11:20:00.000Z',
      title: 'Friday, November 20, 2026 at 11:20 AM',
    });
  });

  test('is not announced when it is updated', () => {
    expect(told('relative')).not.toMatch(/aria-live|role=/);
  });

  test.each([
    ['relative', '40 minutes ago'],
    ['ahead', '40 minutes ago'],
    ['default', '11:20 am'],
    ['extended', 'Nov 20, 2026, 11:20 am'],
    ['compact', 'Nov 20'],
    ['time', '11:20 am'],
  ] as const)('shown as %s is "%s"', (type, words) => {
    expect(textOf(told(type))).toBe(words);
  });

  test('is shown as just now if the page was rendered before it, and as future only where intended', () => {
    const justBefore = { now: Date.parse(date) - 4_000 };
    expect(textOf(told('relative', justBefore))).toBe('just now');
    expect(textOf(told('ahead', justBefore))).toBe('in a few seconds');
  });

  test('is absolute if the time of rendering is unknown', () => {
    expect(textOf(html(<DateTime date={date} />))).toBe('Nov 20, 2026');
  });

  test('is shown in the given time zone', () => {
    expect(textOf(told('time', { ...noon, timeZone: 'Asia/Tokyo' }))).toBe('8:20 pm');
  });
});

test('an abbreviated number contains the full one; a short number needs none', () => {
  expect(html(<NumberText value={1234} />)).toBe('<abbr title="1,234">1.2k</abbr>');
  expect(html(<NumberText value={242} />)).toBe('<span>242</span>');
  expect(html(<NumberText value={1234} full />)).toBe('<span>1,234</span>');
});
