import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type FileWord,
  readWordFile,
  type WordFile,
  writeJSON,
  writePO,
} from '#server/administration/translation/word-file.ts';

/** Texts with all that a file format could lose: quotes, backslashes, line breaks, tabs, long lines, other scripts. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom('"', '\\', '\n', '\r', '\t', ' ', '{n}', '#', 'é', 'ש', '😀', 'x'),
    minLength: 1,
    maxLength: 120,
  }),
);

const id = fc
  .tuple(fc.constantFrom('post', 'shell', 'mail'), fc.stringMatching(/^[a-z][a-z-]{0,12}(\.[a-z-]{1,12}){0,2}$/))
  .map(([area, rest]) => `${area}.${rest}`);

const words = fc.uniqueArray(fc.record({ id, source: text, text, isByMachine: fc.boolean() }), {
  selector: (word) => word.id,
  minLength: 1,
  maxLength: 20,
});

const fileOf = (all: readonly FileWord[]): WordFile => ({
  locale: 'sr-Latn',
  name: 'srpski “latinica”',
  direction: 'ltr',
  derivesFrom: 'de',
  words: all,
});

const inOrder = (all: readonly FileWord[]) => all.toSorted((one, other) => (one.id < other.id ? -1 : 1));

test('a PO file returns every text, its source and its mark, and the language', () => {
  fc.assert(
    fc.property(words, (all) => {
      const read = readWordFile(writePO(fileOf(all)));
      expect({ ...read, words: inOrder(read.words) }).toEqual(fileOf(inOrder(all)));
    }),
  );
});

test('a JSON file returns every text and its mark, and the language', () => {
  fc.assert(
    fc.property(words, (all) => {
      const read = readWordFile(writeJSON(fileOf(all)));
      const expected = inOrder(all).map((word) => ({ ...word, source: '' }));
      expect({ ...read, words: inOrder(read.words) }).toEqual(fileOf(expected));
    }),
  );
});

test('files of locales/ and of translation tools are read, also with a byte order mark', () => {
  const expected = [{ id: 'shell.skip', source: '', text: 'Weiter', isByMachine: false }];
  expect(readWordFile('\uFEFF{"shell.skip": "Weiter"}').words).toEqual(expected);
  expect(readWordFile('{"shell": {"shell.skip": "Weiter"}}').words).toEqual(expected);
  const po = '# a comment\nmsgid ""\nmsgstr "Language: de\\n"\n\nmsgctxt "shell.skip"\nmsgid "Skip"\nmsgstr "Weiter"\n';
  expect(readWordFile(po)).toEqual({ locale: 'de', words: [{ ...expected[0], source: 'Skip' }] });
});

test.each(['', '[]', '{}', '{"words": 3}', 'msgid "', 'hello'])('%j is no file of texts', (file) => {
  expect(() => readWordFile(file)).toThrow(expect.objectContaining({ code: 'request.invalid' }));
});
