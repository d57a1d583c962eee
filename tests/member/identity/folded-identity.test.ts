import { expect, test } from 'vitest';
import { foldedIdentity, isSameIdentity } from '#api/folded-identity.ts';
import { codeSkeletonOf, looksLikeOneOf, mixesAlphabets, skeletonsOf } from '#server/member/identity/name-skeleton.ts';

test.each([
  ['Alice', 'ALICE'],
  ['al\u0130ce', 'alice'],
  ['ＡＬＩＣＥ', 'alice'],
  ['\u212Aelvin', 'kelvin'],
  ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς'],
  ['José', 'Jose\u0301'],
  ['al\u200Bi\u00ADce', 'alice'],
  ['علی‌رضا', 'علیرضا'],
  ['ÅSA', 'a\u030Asa'],
])('%s and %s are the same identity', (one, other) => expect(isSameIdentity(one, other)).toBe(true));

test.each([
  ['Jose', 'José'],
  ['Strauß', 'Strauss'],
  ['ılgaz', 'ilgaz'],
  ['Анна', 'Anna'],
])('%s and %s are different identities', (one, other) => expect(isSameIdentity(one, other)).toBe(false));

test('folding is idempotent for every character', () => {
  for (let code = 0x20; code < 0x30000; code += 1) {
    if (code >= 0xd800 && code < 0xe000) continue;
    const folded = foldedIdentity(String.fromCodePoint(code));
    if (foldedIdentity(folded) !== folded) expect.fail(`U+${code.toString(16)}`);
  }
});

const alike = (one: string, other: string) =>
  skeletonsOf(one).some((skeleton) => skeletonsOf(other).includes(skeleton));

test.each([
  ['moderator', 'rnoderator'],
  ['alice', 'аlісе'],
  ['Bill', 'BiII'],
  ['paypal', 'pаypаl'],
  ['user10', 'userlO'],
  ['ilgaz', 'ılgaz'],
])('%s looks like %s', (one, other) => expect(alike(one, other)).toBe(true));

test.each([
  ['Neil', 'Nell'],
  ['Karl', 'Kari'],
  ['anna', 'hanna'],
  ['علی', 'علا'],
  ['佐藤', '伊藤'],
  ['김철수', '김철호'],
])('%s does not look like %s', (one, other) => expect(alike(one, other)).toBe(false));

test('codes in basic Latin are distinguished, codes in look-alike alphabets are not', () => {
  expect(codeSkeletonOf('modern')).not.toBe(codeSkeletonOf('modem'));
  expect(codeSkeletonOf('c0')).not.toBe(codeSkeletonOf('co'));
  expect(codeSkeletonOf('gаrden')).toBe(codeSkeletonOf('garden'));
});

test.each(['Administrator', 'Аdmin', 'ADМIN', 'adm1n', 'Admin1', '_admin_', 'rnoderator', 'MODERAT0R', 'Rооt', 'Mod.'])(
  '%s looks like a reserved title',
  (name) => expect(looksLikeOneOf(name, ['admin', 'administrator', 'moderator', 'mod', 'root'])).toBe(true),
);

test.each(['Adminah', 'Modesto', 'Ruth', 'Moderata', 'Админа'])('%s does not look like a reserved title', (name) =>
  expect(looksLikeOneOf(name, ['admin', 'administrator', 'moderator', 'mod', 'root'])).toBe(false),
);

test('words that mix look-alike alphabets are detected', () => {
  for (const name of ['Аdmin', 'Пётp', 'Αlice', 'news-Рaper']) expect(mixesAlphabets(name)).toBe(true);
  for (const name of [
    'Admin',
    'Пётр',
    'Анна Smith',
    'Иван-ivan',
    '東京Tokyo',
    'ひらがなカタカナ漢字',
    '홍길동Hong',
    'علی‌رضا',
  ])
    expect(mixesAlphabets(name)).toBe(false);
});
