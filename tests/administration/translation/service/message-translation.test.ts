import { expect, test } from 'vitest';
import { findProblemOfText } from '#api/administration/translation/message-shape.ts';
import { planMessage } from '#server/administration/translation/service/message-translation.ts';

const translated = (message: string, locale: string): string =>
  planMessage(message).write({ locale, translate: (sentence) => `<${sentence}>`.replaceAll(/[<>]/g, '~') });

test('a message without choices is one sentence with its values', () => {
  expect(planMessage('Posted by {name}').sentences).toEqual(['Posted by {v0}']);
  expect(translated('Posted by {name}', 'fr')).toBe('~Posted by {name}~');
  expect(translated('On {date, date, short}', 'fr')).toContain('{date, date, short}');
});

test('a plural becomes whole sentences, with the forms of the language', () => {
  const source = 'You have {count, plural, one {# new message} other {# new messages}}.';
  expect(planMessage(source).sentences).toEqual(['You have {v0} new message.', 'You have {v1} new messages.']);
  expect(translated(source, 'ja')).toBe('{count, plural, other {~You have {count, number} new messages.~}}');
  for (const locale of ['fr', 'ar', 'ja', 'de'])
    expect(findProblemOfText(source, translated(source, locale), locale)).toBeUndefined();
});

test('a form that says "one" is for 1 only where the form of the language has other numbers', () => {
  const source = '{count, plural, one {One reply} other {# replies}}';
  expect(translated(source, 'de')).toBe('{count, plural, one {~One reply~} other {~{count, number} replies~}}');
  expect(translated(source, 'fr')).toMatch(/^\{count, plural, =1 \{~One reply~\} one \{~\{count, number\} replies~\}/);
  expect(findProblemOfText(source, translated(source, 'ru'), 'ru')).toBeUndefined();
  expect(translated('{count, plural, one {# reply} other {# replies}}', 'ru')).toContain(
    ' one {~{count, number} reply~}',
  );
});

test('choices and nested plurals are kept', () => {
  const source =
    '{who, select, self {You have {count, plural, =0 {nothing} one {# post} other {# posts}}} other {{name} has {count, plural, one {# post} other {# posts}}}}';
  expect(findProblemOfText(source, translated(source, 'ar'), 'ar')).toBeUndefined();
  expect(planMessage(source).sentences).toHaveLength(5);
});

test('characters of the syntax in a translation are text', () => {
  const { write } = planMessage('Hello');
  expect(write({ locale: 'fr', translate: () => "L'été {x} #" })).toBe("L''été '{'x'}' #");
  const plural = planMessage('{n, plural, one {Post} other {Posts}}');
  expect(plural.write({ locale: 'ja', translate: () => '#1' })).toBe("{n, plural, other {'#'1}}");
});
