import { expect, test } from 'vitest';
import { isDay, isLinkAddress } from '#api/form/control-check.ts';
import { plainestUnit, unitsFrom, unitsIn } from '#api/form/duration.ts';
import { checkValues } from '#api/form/form-check.ts';
import { withDefaults } from '#api/form/form-fields.ts';
import { control, type FormSchema } from '#api/form/form-schema.ts';
import { faultText } from '#machines/form/fault-text.ts';

test('a link leads to a path of the forum or to an address with https', () => {
  const sound = ['/', '/categories/harbour?page=2#last', 'https://example.org/a?b=c#d', 'HTTPS://example.org', '/رسو'];
  expect(sound.filter((text) => !isLinkAddress(text))).toEqual([]);
});

test('a link runs no script, hides no host, and is no path that browsers read as another host', () => {
  const refused = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'http://example.org',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https:evil.example',
    'https:///evil.example',
    'https://forum.example@evil.example',
    'https://a b.example',
    'categories/harbour',
    '',
  ];
  expect(refused.filter(isLinkAddress)).toEqual([]);
});

test('a date is a day of the calendar', () => {
  expect(['2026-11-25', '2028-02-29'].filter((text) => !isDay(text))).toEqual([]);
  expect(['2026-02-29', '2026-13-01', '26-01-01', '2026-1-1', 'tomorrow', '2026-11-25T00:00'].filter(isDay)).toEqual(
    [],
  );
});

test('a duration is shown in the longest unit in which it is a whole number', () => {
  expect([
    plainestUnit(7_200, 'second'),
    plainestUnit(90, 'minute'),
    plainestUnit(14, 'day'),
    plainestUnit(0, 'hour'),
  ]).toEqual(['hour', 'minute', 'week', 'hour']);
  expect(unitsFrom('day')).toEqual(['day', 'week']);
  expect(unitsIn('minute', 'day')).toBe(1_440);
});

const schema: FormSchema = {
  type: 'object',
  properties: {
    format: { type: 'integer', const: 2, ...control({ inputType: 'number', label: 'Format' }) },
    href: { type: 'string', ...control({ inputType: 'link', label: 'Address' }) },
    icon: { type: 'string', ...control({ inputType: 'icon', label: 'Icon' }) },
    picture: { type: 'string', ...control({ inputType: 'image', label: 'Picture' }) },
    until: { type: 'string', ...control({ inputType: 'date', label: 'Until' }) },
    wait: { type: 'integer', maximum: 7_200, ...control({ inputType: 'duration', label: 'Wait' }) },
  },
};

test('browser and server refuse the same values of each control', () => {
  const sound = { format: 2, href: '/', icon: 'trophy', picture: '/uploads/a.png', until: '2026-11-25', wait: 60 };
  expect(checkValues(schema, sound)).toEqual({});
  const wrong = { format: 3, href: 'javascript:x', icon: 'x', picture: 'data:,', until: '2026-02-30', wait: 9_000 };
  expect(checkValues(schema, wrong)).toEqual({
    format: { reason: 'not-choice' },
    href: { reason: 'not-link' },
    icon: { reason: 'not-choice' },
    picture: { reason: 'not-link' },
    until: { reason: 'malformed' },
    wait: { reason: 'too-large', limit: 7_200, countsIn: 'second' },
  });
});

test('a constant replaces every other value', () => {
  expect(withDefaults(schema, { format: 1 })['format']).toBe(2);
  expect(withDefaults(schema, {})['format']).toBe(2);
});

test('the limit of a duration is named in its plainest unit', () => {
  expect(faultText({ reason: 'too-large', limit: 7_200, countsIn: 'second' })).toBe('The longest time is 2 hours.');
  expect(faultText({ reason: 'too-small', limit: 5 })).toBe('The lowest value is 5.');
});

test('the limit of a scaled number is named as it is shown', () => {
  const size: FormSchema = {
    type: 'object',
    properties: {
      size: { type: 'integer', maximum: 2_048, ...control({ inputType: 'number', label: 'Size', scale: 1_024 }) },
    },
  };
  expect(checkValues(size, { size: 2_048 })).toEqual({});
  expect(checkValues(size, { size: 3_072 })).toEqual({ size: { reason: 'too-large', limit: 2 } });
});
