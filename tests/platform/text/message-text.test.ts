import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { type Message, type MessageValues, messageText } from '#api/message-text.ts';

const saying = (locale: string, text: string, values?: MessageValues) =>
  messageText(locale)(compileMessage(text) as Message, values);

test.each<[text: string, values: MessageValues, said: string]>([
  ['Plain words, isn’t it', {}, 'Plain words, isn’t it'],
  ['By {name}', { name: 'Ada {count} #' }, 'By Ada {count} #'],
  ['By {name}', {}, 'By '],
  ['{count} of # {count, plural, one {# point} other {# points}}', { count: 1234 }, '1234 of # 1,234 points'],
  ['{count, plural, =0 {none} one {one} other {#}}', { count: 0 }, 'none'],
  [
    '{count, plural, offset:1 =1 {you} one {you and # other} other {you and # others}}',
    { count: 3 },
    'you and 2 others',
  ],
  ['{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { place: 22 }, '22nd'],
  ['{kind, select, idea {an idea} other {a {kind}}}', { kind: 'idea' }, 'an idea'],
  ['{kind, select, idea {an idea} other {a {kind}}}', { kind: 'constructor' }, 'a constructor'],
  ['{count, plural, other {{kind, select, a {# a} other {# b}}}}', { count: 1000, kind: 'a' }, '1,000 a'],
  ['{share, number, percent} and {count, number}', { share: 0.25, count: 1000 }, '25% and 1,000'],
])('%s', (text, values, said) => {
  expect(saying('en', text, values)).toBe(said);
});

test('numbers, dates and plural forms follow the language', () => {
  expect(saying('de', '{count, plural, one {# Punkt} other {# Punkte}}', { count: 1234 })).toBe('1.234 Punkte');
  expect(saying('de', '{day, date, long}', { day: new Date(2026, 10, 21, 12) })).toBe('21. November 2026');
  expect(saying('de', '{day, time, short}', { day: new Date(2026, 10, 21, 12, 5) })).toBe('12:05');
});
