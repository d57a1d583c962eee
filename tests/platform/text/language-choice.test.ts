import { expect, test } from 'vitest';
import { acceptedLanguages, chooseLanguage } from '#server/platform/text/language-choice.ts';

const all = new Set(['en', 'fr', 'de', 'ar', 'ja']);

test('the language is chosen by the member, else the cookie, else the browser settings, else the site', () => {
  const wishes = { member: 'ar', cookie: 'fr', accepted: 'de', site: 'ja' };
  expect(chooseLanguage(wishes, all)).toBe('ar');
  expect(chooseLanguage({ ...wishes, member: null }, all)).toBe('fr');
  expect(chooseLanguage({ accepted: 'de', site: 'ja' }, all)).toBe('de');
  expect(chooseLanguage({ site: 'ja' }, all)).toBe('ja');
});

test('only available languages are chosen', () => {
  const wishes = { member: 'ar', cookie: 'xx', accepted: 'nl, de;q=0.2', site: 'fr' };
  expect(chooseLanguage(wishes, new Set(['fr', 'de']))).toBe('de');
  expect(chooseLanguage(wishes, new Set(['fr']))).toBe('fr');
  expect(chooseLanguage({ site: 'pt_BR' }, all)).toBe('en');
  expect(chooseLanguage({ site: 'de-AT', cookie: '__proto__' }, all)).toBe('de');
});

test('a tag is shortened until the site has such a language', () => {
  const offered = new Set(['de', 'pt-BR', 'zh-Hant']);
  expect(chooseLanguage({ accepted: 'pt-br, de', site: 'de' }, offered)).toBe('pt-BR');
  expect(chooseLanguage({ accepted: 'pt, de-AT', site: 'en' }, offered)).toBe('de');
  expect(chooseLanguage({ member: 'zh_Hant_TW', site: 'de' }, offered)).toBe('zh-Hant');
});

test('accepted languages are ordered by weight, and invalid ones are ignored', () => {
  expect(acceptedLanguages('de-AT;q=0.5, fr, *;q=0.1, ja;q=0')).toEqual(['fr', 'de-at', '*']);
  expect(acceptedLanguages('')).toEqual([]);
  expect(acceptedLanguages(';;q=x,,'.repeat(500))).toEqual([]);
});
