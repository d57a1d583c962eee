import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { ApiError, type ApiErrorCode, apiErrors } from '#api/errors.ts';
import { type Language, languages } from '#api/languages.ts';
import type { MessageArea } from '#api/message-id.ts';
import { createTranslations, type Messages, type Translations } from '#api/translations.ts';
import { translateErrorBody } from '#server/platform/http/error-translation.ts';
import { readMessages } from '#server/platform/text/message-catalog.ts';
import { findMessageOfSentence } from '#server/platform/text/sentence-translation.ts';

const codes = Object.keys(apiErrors) as ApiErrorCode[];
const all = Object.keys(languages) as Language[];

const compiled = (language: Language, area: MessageArea) =>
  Object.fromEntries(
    Object.entries(readMessages(language, area)).map(([id, text]) => [id, compileMessage(text)]),
  ) as Messages;

const wordsIn = (language: Language): Translations =>
  createTranslations({
    language,
    areas: { errors: compiled(language, 'errors'), account: compiled(language, 'account') },
    load: () => Promise.reject(new Error('unexpected load')),
  });

test.each(all)('every error code has a message in %s that includes its subject', (language) => {
  const texts = readMessages(language, 'errors');
  const wordless = codes.filter((code) => !texts[`errors.${code}`]?.trim());
  const silent = codes.filter(
    (code) => apiErrors[code].message.includes('%s') && !texts[`errors.${code}`]?.includes('{subject'),
  );
  expect([wordless, silent]).toEqual([[], []]);
});

test('the English messages equal those of the error code table', () => {
  const english = wordsIn('en');
  const said = codes.map((code) => translateErrorBody(new ApiError(code, { subject: 'Ana' }), english).message);
  const promised = codes.map((code) => new ApiError(code, { subject: 'Ana' }).message);
  const different = codes.filter((code, i) => code !== 'session.suspended' && said[i] !== promised[i]);
  expect(different).toEqual([]);
});

const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

/** Patterns of the code that reports field errors. Their first group is searched for sentences. */
const refusing = [
  /\.fields\(([\s\S]*?)\);/g,
  /\b(?:wrong|refuse)\((['`][^\n]*)\)/g,
  /\.(?:regex|refine|min|max)\(([^\n]*)\)/g,
  /problems\['\w+'\] = ([^\n]*);/g,
  /\brangeOf\(\s*('[^\n]*)/g,
  /code: '(?:taken|unknown|custom)',\s*message: ([^\n]*)/g,
  /\berror: (['`][^\n]*)/g,
  /\brefusals: [^=]*= \[([\s\S]*?)\];/g,
];

const sourcesIn = (folder: string): string[] =>
  readdirSync(resolve(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/(^|\/)(sample|import)\//.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

const isSentence = (text: string) => /^(?:[A-Z]|\$\{)[^\n]* [^\n]*\.$/.test(text);

/** Replaces each placeholder of a sentence with 7, and a choice of two texts with the second. */
const sampleOf = (text: string) =>
  text.replace(/\$\{[^}]*\? '[^']*' : '([^']*)'\}/g, '$1').replace(/\$\{[^}]*\}/g, '7');

/** Returns all sentences about fields in the code. */
const sentences = () => {
  const code = [...sourcesIn('server'), ...sourcesIn('api')];
  const places = code.flatMap((source) =>
    refusing.flatMap((form) => [...source.matchAll(form)].map(([, inner]) => inner ?? '')),
  );
  const literals = places.flatMap((place) =>
    [...place.matchAll(literal)].map(([, one, two, three]) => one ?? two ?? three ?? ''),
  );
  return [...new Set(literals.filter(isSentence).map((text) => sampleOf(text)))];
};

test('every message about a field has a translation in every language', () => {
  const found = sentences();
  expect(found.length).toBeGreaterThan(60);
  expect(found.filter((sentence) => !findMessageOfSentence(sentence))).toEqual([]);
  const ids = new Set(found.map((sentence) => findMessageOfSentence(sentence)?.id ?? ''));
  const lacking = all.flatMap((language) =>
    [...ids].filter((id) => !readMessages(language, 'errors')[id]).map((id) => `${language}: ${id}`),
  );
  expect(lacking).toEqual([]);
});

const bodyIn = (language: Language, refusal: Parameters<typeof translateErrorBody>[0]) =>
  translateErrorBody(refusal, wordsIn(language));

test('a message about a field contains its values, also in the description', () => {
  const refusal = ApiError.fields({
    tagIDs: 'A discussion can have at most 5 tags.',
    'profileFields.town': 'Home.town is required.',
  });
  expect(bodyIn('de', refusal)).toMatchObject({
    message: 'Die Prüfung ist fehlgeschlagen',
    errors: {
      tagIDs: [{ message: 'Eine Diskussion kann höchstens 5 Schlagwörter haben.' }],
      'profileFields.town': [{ message: 'Home.town ist ein Pflichtfeld.' }],
    },
    description: 'Eine Diskussion kann höchstens 5 Schlagwörter haben. Home.town ist ein Pflichtfeld.',
  });
});

test('a waiting time is given in the language of the reader', () => {
  const refusal = new ApiError('session.suspended', { subject: '30 seconds', retryAfter: 30 });
  expect(bodyIn('fr', refusal).message).toContain('30 secondes');
  expect(bodyIn('en', refusal).message).toBe('Too many failed attempts. Please wait 30 seconds and try again.');
});

test('an untranslated message, such as one of another service, is passed through', () => {
  expect(bodyIn('ja', ApiError.fields({ url: 'The service said no' })).description).toBe('The service said no');
});
