import { glob, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { isVisible, visibleLength, visibleOrEmpty, withoutInvisible } from '#api/visible-text.ts';

describe('a text without visible characters is empty', () => {
  const blank = [
    '',
    ' \t\n',
    '\u00A0\u3000\u2003',
    '\u200B',
    '\u200C\u200D',
    '\u200E\u200F',
    '\u202A\u202E\u202C',
    '\u2066\u2069',
    '\u00AD',
    '\u034F',
    '\u2060\u2063',
    '\uFEFF',
    '\u2800\u2800',
    '\u3164',
    '\u115F\u1160',
    '\uFFA0',
    '\u180E',
    '\u17B4',
    '\uFE0F',
    '\u{E0041}\u{E007F}',
    '\u{1D159}',
    '\u0301\u0302',
    '\uFFFC',
    '\u0000\u0085',
    '\uD800',
    '\u061C',
  ];
  test.each(blank)('%j', (text) => {
    expect(isVisible(text)).toBe(false);
    expect(visibleOrEmpty(text)).toBe('');
    expect(withoutInvisible(text)).toBe('');
    expect(visibleLength(text.replaceAll(/\p{M}/gu, ''))).toBe(0);
  });
  const seen = [
    'a',
    '.',
    '可',
    'ሰ',
    '👩‍👩‍👧',
    '\u200Bx',
    '한',
    'می‌خواهم',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    '⠁',
  ];
  test.each(seen)('%s is visible', (text) => {
    expect(isVisible(text)).toBe(true);
    expect(visibleOrEmpty(text)).toBe(text);
  });
});

test('invisible and bidirectional marks are removed from names', () => {
  expect(withoutInvisible('Admin1\u034F')).toBe('Admin1');
  expect(withoutInvisible('\u202Enimda\u202C')).toBe('nimda');
  expect(withoutInvisible('al\u200Bi\u00ADce')).toBe('alice');
  expect(withoutInvisible('al\u200Di\u200Cce')).toBe('alice');
  expect(withoutInvisible('a\u3164b\u2800c')).toBe('abc');
  expect(withoutInvisible(' Jo\u00A0\u3000 Ann ')).toBe('Jo Ann');
  expect(withoutInvisible('tag\uFE0F\u{E0041}')).toBe('tag');
  expect(withoutInvisible('e\u0301')).toBe('é');
});

test('characters that the spelling of a name needs are preserved', () => {
  for (const name of [
    'علی‌رضا',
    'می‌خواهم',
    'क्‍ष',
    'শ্‌ম',
    '👩‍👩‍👧 families',
    '❤️ news',
    '🏳️‍🌈',
    '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
    '葛\u{E0100}城',
    'ᠨ᠋',
    '홍길동',
    'O’Neill-Ó Briain',
  ])
    expect(withoutInvisible(name)).toBe(name.normalize('NFC'));
});

test('invisible characters do not count towards the length of a text', () => {
  expect(visibleLength('a\u200B\u200B\u200B')).toBe(1);
  expect(visibleLength(' ab c ')).toBe(4);
});

test('contracts use visibleText for text by people, and trim only codes, URLs and search terms', async () => {
  const found: string[] = [];
  for await (const file of glob('api/**/*.contract.ts'))
    if (/z\.string\(\)\.trim\(\)/.test(await readFile(file, 'utf8'))) found.push(file);
  expect(found.sort()).toEqual([
    'api/account/credential/password-reset.contract.ts',
    'api/account/credential/two-factor.contract.ts',
    'api/account/registration/invitation.contract.ts',
    'api/mail/outgoing/mail-server.contract.ts',
    'api/member/profile/user-reaction.contract.ts',
    'api/member/session/session.contract.ts',
    'api/moderation/ban/ban-rule.contract.ts',
    'api/post/attachment/attachment.contract.ts',
    'api/post/reaction/reaction.contract.ts',
    'api/search/post-search.contract.ts',
    'api/search/search.contract.ts',
  ]);
});
