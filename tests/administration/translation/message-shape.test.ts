import { describe, expect, test } from 'vitest';
import { findProblemOfText } from '#api/administration/translation/message-shape.ts';
import { renderSamples } from '#components/administration/translation/word-samples.ts';

const views = '{count, plural, one {# view} other {# views}}';
const terms = 'I agree to the <terms>terms</terms> of {site}.';

const problem = (source: string, text: string, locale: string) => {
  const found = findProblemOfText(source, text, locale);
  return found && found.kind !== 'syntax' ? `${found.kind}: ${found.names.join(', ')}` : found?.kind;
};

describe('a text can replace a message', () => {
  test.each([
    ['en', views, '{count, plural, =0 {none} one {just one} other {# looks}}'],
    ['ja', views, '{count, plural, other {# 回}}'],
    ['fr', views, '{count, plural, one {# vue} other {# vues}}'],
    ['de', terms, '{site}: <terms>Bedingungen</terms>'],
    ['de', 'It’s done', "Don''t stop"],
  ])('in %s: %s → %s', (locale, source, text) => {
    expect(problem(source, text, locale)).toBeUndefined();
  });

  test.each([
    ['en', views, '{count, plural, one {# view', 'syntax'],
    ['en', 'Search', 'Search {what}', 'unknown-values: what'],
    ['en', views, 'Views', 'missing-values: count'],
    ['de', terms, '{site}: Bedingungen', 'tags: terms'],
    ['en', 'Search', '<b>Search</b>', 'tags: '],
    ['pl', views, '{count, plural, one {# a} other {# b}}', 'plural: few, many'],
    ['ar', views, '{count, plural, other {# b}}', 'plural: zero, one, two, few, many'],
  ])('but not in %s: %s → %s (%s)', (locale, source, text, expected) => {
    expect(problem(source, text, locale)).toBe(expected);
  });
});

test('the preview has a sample for each plural form, and names values in brackets', () => {
  expect(renderSamples(views, 'en')).toEqual(['0 views', '1 view']);
  expect(renderSamples('{count, plural, one {# a} few {# b} many {# c} other {# d}}', 'pl')).toEqual([
    '0 c',
    '1 a',
    '2 b',
  ]);
  expect(renderSamples(terms, 'en')).toEqual(['I agree to the terms of [site].']);
  expect(renderSamples('{kind, select, a {Apple} other {Fruit}}', 'en')).toEqual(['Apple', 'Fruit']);
});
