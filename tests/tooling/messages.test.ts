import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { findMessageProblems } from '#scripts/messages/problems.ts';

const problems = (en: Record<string, string>, ar: Record<string, string>, complete = ['post'], code = '') =>
  findMessageProblems({
    catalogues: { en: { post: en }, ar: { post: ar } },
    complete,
    code: `${code} ${Object.keys(en).map((id) => `'${id}'`)}`,
    compile: compileMessageOrThrow,
    pluralsOf: (language) => new Intl.PluralRules(language).resolvedOptions().pluralCategories,
  });

test('a message missing in a language fails in a complete area, and is listed in every area', () => {
  expect(problems({ 'post.a': 'A' }, {}).wrong).toEqual(['ar: post.a is missing']);
  expect(problems({ 'post.a': 'A' }, {}, [])).toEqual({ wrong: [], missing: ['ar: post.a'] });
  expect(problems({ 'post.a': 'A' }, { 'post.a': 'ا' })).toEqual({ wrong: [], missing: [] });
});

test('values, parts, plurals and braces that do not match are reported', () => {
  const en = { 'post.a': '<b>{name}</b> {count, plural, one {# post} other {# posts}}' };
  const ar = { 'post.a': '{other} {count, plural, one {x} other {y}}' };
  expect(problems(en, ar).wrong).toEqual([
    'ar: post.a has the placeholders other, which English does not have',
    'ar: post.a has the tags –, English has b',
    'ar: post.a lacks the plural form zero, two, few, many',
  ]);
  expect(problems({ 'post.a': 'A' }, { 'post.a': '{a b}' }).wrong[0]).toMatch(/^ar: post\.a cannot be read/);
});

test('messages that have no English text, are in the wrong file, or are unused are reported', () => {
  expect(problems({ 'post.a': 'A' }, { 'post.a': 'ا', 'post.b': 'ب' }).wrong).toEqual([
    'ar: post.b has no English message',
  ]);
  const unsaid = findMessageProblems({
    catalogues: { en: { post: { 'search.a': 'A' } } },
    complete: [],
    code: '',
    compile: compileMessageOrThrow,
    pluralsOf: () => [],
  });
  expect(unsaid.wrong).toEqual([
    'en: search.a is in post.json and must begin with "post."',
    'en: search.a is not used',
  ]);
});
