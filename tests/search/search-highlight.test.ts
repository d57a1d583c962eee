import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highlightAll, highlightPassage } from '#server/search/search-highlight.ts';
import type { FoundWord } from '#server/search/search-index.ts';
import { searchText } from '#server/search/search-vector.ts';

const word = (text: string, rest: Partial<FoundWord> = {}): FoundWord => ({
  text,
  stem: undefined,
  isRun: false,
  isPrefix: false,
  ...rest,
});

test('a word is marked with its other forms, with accents and capitals as written', () => {
  expect(highlightAll('Stories of Étoile', [word('story', { stem: 'stori' }), word('etoile')])).toBe(
    '<mark>Stories</mark> of <mark>Étoile</mark>',
  );
  expect(highlightAll('Categories, a category', [word('cat', { isPrefix: true })])).toBe(
    '<mark>Categories</mark>, a <mark>category</mark>',
  );
});

test('a passage begins shortly before the first match, between words', () => {
  const passage = highlightPassage(`${'before '.repeat(60)}needle ${'after '.repeat(80)}`, [word('needle')]);
  expect(passage).toMatch(/^…(before ){9,10}<mark>needle<\/mark> (after )+/);
  expect(passage).toMatch(/after…$/);
  expect(passage.length).toBeLessThan(320);
});

test('for any text only mark tags are added, and the text stays complete', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 400 });
  const pieces = fc.array(fc.oneof(text, fc.constantFrom('<mark>', '</mark>', '<script>', '&amp;', '東京都', ' cat ')));
  fc.assert(
    fc.property(pieces, (some) => {
      const full = some.join('');
      const html = highlightAll(full, [word('cat'), word('東京', { isRun: true })]);
      const plain = html
        .replace(/<\/?mark>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&#39;', "'")
        .replaceAll('&amp;', '&');
      expect(html.replace(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
      expect(plain).toBe(full);
    }),
  );
});

test('text is indexed without accents and case, and in pairs if its script has no spaces', () => {
  expect(searchText('Crème BRÛLÉE, naïve!')).toBe('creme brulee naive');
  expect(searchText('東京都 ABC')).toBe('東京 京都 都 abc');
  expect(searchText('ははは')).toBe('はは はは は');
  expect(searchText('المَدرسة')).toBe('مدرسه');
});

test('any text can be indexed, at any length', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof searchText(text) === 'string'));
  expect(searchText('語'.repeat(200_000)).length).toBeLessThanOrEqual(150_000);
});
