import { expect, test } from 'vitest';
import { replaceLoneSurrogates } from '#server/platform/http/json-body.ts';

const read = (json: string) => JSON.parse(replaceLoneSurrogates(json));

test('an unpaired surrogate becomes the replacement character', () => {
  expect(read(String.raw`["\ud83d", "a\uDE00b", "\ude00\ud83d"]`)).toEqual(['\ufffd', 'a\ufffdb', '\ufffd\ufffd']);
});

test('complete characters and everything else are unchanged', () => {
  const json = String.raw`{"name": "\ud83d\ude00 \\ud83d \\\\ \u00e9 😀 \n", "\u0000": 1}`;
  expect(read(json)).toEqual(JSON.parse(json));
});

test('a surrogate after an escaped backslash is no escape, unless a further backslash precedes it', () => {
  expect(read(String.raw`["\\ud83d", "\\\ud83d"]`)).toEqual([String.raw`\ud83d`, '\\\ufffd']);
});
