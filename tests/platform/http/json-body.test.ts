import { expect, test } from 'vitest';
import { replaceLoneSurrogates } from '#server/platform/http/json-body.ts';

const read = (json: string) => JSON.parse(replaceLoneSurrogates(json));

test('half a character becomes the sign for what cannot be shown', () => {
  expect(read(String.raw`["\ud83d", "a\uDE00b", "\ude00\ud83d"]`)).toEqual(['\ufffd', 'a\ufffdb', '\ufffd\ufffd']);
});

test('whole characters and everything else stay as they were written', () => {
  const json = String.raw`{"name": "\ud83d\ude00 \\ud83d \\\\ \u00e9 😀 \n", "\u0000": 1}`;
  expect(read(json)).toEqual(JSON.parse(json));
});

test('after an escaped backslash a surrogate is no escape, after two it is', () => {
  expect(read(String.raw`["\\ud83d", "\\\ud83d"]`)).toEqual([String.raw`\ud83d`, '\\\ufffd']);
});
